/// What SARIF 2.1.0 (OASIS standard) requires and allows of the objects that a log of the linter has, section by section.
/// Its objects have no other members than these, apart from bags of properties; of the members that the standard allows
/// these are the ones in use, so that a new one is looked up before it is written.
let sarifSchema = """
  {"$defs": {
    "sarifLog": {"type": "object", "required": ["version", "runs"], "additionalProperties": false, "properties": {
      "$schema": {"type": "string", "pattern": "^https://[^ ]+sarif-schema-2\\\\.1\\\\.0\\\\.json$"},
      "version": {"enum": ["2.1.0"], "type": "string"},
      "runs": {"type": "array", "items": {"$ref": "#/$defs/run"}}}},
    "run": {"type": "object", "required": ["tool"], "additionalProperties": false, "properties": {
      "tool": {"$ref": "#/$defs/tool"},
      "invocations": {"type": "array", "items": {"$ref": "#/$defs/invocation"}},
      "columnKind": {"type": "string", "enum": ["utf16CodeUnits", "unicodeCodePoints"]},
      "results": {"type": "array", "items": {"$ref": "#/$defs/result"}}}},
    "tool": {"type": "object", "required": ["driver"], "additionalProperties": false, "properties": {
      "driver": {"$ref": "#/$defs/toolComponent"}}},
    "toolComponent": {"type": "object", "required": ["name"], "additionalProperties": false, "properties": {
      "name": {"type": "string"},
      "semanticVersion": {"type": "string", "pattern": "^[0-9]+\\\\.[0-9]+\\\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},
      "rules": {"type": "array", "items": {"$ref": "#/$defs/reportingDescriptor"}}}},
    "reportingDescriptor": {"type": "object", "required": ["id"], "additionalProperties": false, "properties": {
      "id": {"type": "string"},
      "shortDescription": {"$ref": "#/$defs/multiformatMessageString"},
      "fullDescription": {"$ref": "#/$defs/multiformatMessageString"},
      "help": {"$ref": "#/$defs/multiformatMessageString"},
      "helpUri": {"type": "string"},
      "defaultConfiguration": {"$ref": "#/$defs/reportingConfiguration"},
      "properties": {"$ref": "#/$defs/propertyBag"}}},
    "multiformatMessageString": {"type": "object", "required": ["text"], "additionalProperties": false, "properties": {
      "text": {"type": "string"}}},
    "reportingConfiguration": {"type": "object", "additionalProperties": false, "properties": {
      "level": {"$ref": "#/$defs/level"}}},
    "level": {"type": "string", "enum": ["none", "note", "warning", "error"]},
    "propertyBag": {"type": "object", "properties": {"tags": {"type": "array", "items": {"type": "string"}}}},
    "invocation": {"type": "object", "required": ["executionSuccessful"], "additionalProperties": false, "properties": {
      "executionSuccessful": {"type": "boolean"},
      "toolExecutionNotifications": {"type": "array", "items": {"$ref": "#/$defs/notification"}}}},
    "notification": {"type": "object", "required": ["message"], "additionalProperties": false, "properties": {
      "message": {"$ref": "#/$defs/message"},
      "level": {"$ref": "#/$defs/level"},
      "locations": {"type": "array", "items": {"$ref": "#/$defs/location"}},
      "descriptor": {"type": "object", "required": ["id"], "additionalProperties": false, "properties": {
        "id": {"type": "string"}}}}},
    "message": {"type": "object", "required": ["text"], "additionalProperties": false, "properties": {
      "text": {"type": "string"}}},
    "result": {"type": "object", "required": ["message"], "additionalProperties": false, "properties": {
      "message": {"$ref": "#/$defs/message"},
      "ruleId": {"type": "string"},
      "ruleIndex": {"type": "integer", "minimum": -1},
      "level": {"$ref": "#/$defs/level"},
      "locations": {"type": "array", "items": {"$ref": "#/$defs/location"}},
      "partialFingerprints": {"type": "object", "additionalProperties": {"type": "string"}},
      "fixes": {"type": "array", "items": {"$ref": "#/$defs/fix"}},
      "properties": {"$ref": "#/$defs/propertyBag"}}},
    "location": {"type": "object", "additionalProperties": false, "properties": {
      "physicalLocation": {"$ref": "#/$defs/physicalLocation"},
      "logicalLocations": {"type": "array", "items": {"$ref": "#/$defs/logicalLocation"}}}},
    "physicalLocation": {"type": "object", "required": ["artifactLocation"], "additionalProperties": false,
     "properties": {
      "artifactLocation": {"$ref": "#/$defs/artifactLocation"},
      "region": {"$ref": "#/$defs/region"}}},
    "artifactLocation": {"type": "object", "additionalProperties": false, "properties": {
      "uri": {"type": "string", "pattern": "^(file:///)?([A-Za-z0-9._~/-]|%[0-9A-F]{2})*$"},
      "uriBaseId": {"type": "string"}}},
    "region": {"type": "object", "required": ["startLine"], "additionalProperties": false, "properties": {
      "startLine": {"type": "integer", "minimum": 1}, "startColumn": {"type": "integer", "minimum": 1},
      "endLine": {"type": "integer", "minimum": 1}, "endColumn": {"type": "integer", "minimum": 1},
      "byteOffset": {"type": "integer", "minimum": 0}, "byteLength": {"type": "integer", "minimum": 0},
      "snippet": {"$ref": "#/$defs/artifactContent"}}},
    "artifactContent": {"type": "object", "additionalProperties": false, "properties": {"text": {"type": "string"}}},
    "logicalLocation": {"type": "object", "additionalProperties": false, "properties": {
      "name": {"type": "string"}, "fullyQualifiedName": {"type": "string"}, "kind": {"type": "string"}}},
    "fix": {"type": "object", "required": ["artifactChanges"], "additionalProperties": false, "properties": {
      "description": {"$ref": "#/$defs/message"},
      "artifactChanges": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/artifactChange"}}}},
    "artifactChange": {"type": "object", "required": ["artifactLocation", "replacements"],
     "additionalProperties": false, "properties": {
      "artifactLocation": {"$ref": "#/$defs/artifactLocation"},
      "replacements": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/replacement"}}}},
    "replacement": {"type": "object", "required": ["deletedRegion"], "additionalProperties": false, "properties": {
      "deletedRegion": {"$ref": "#/$defs/region"},
      "insertedContent": {"$ref": "#/$defs/artifactContent"}}}
  }}
  """
