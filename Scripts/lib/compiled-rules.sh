# Sourced by Scripts/fuzz and .ci/run, in the folder of the project: compiles the rules once, with a program that no
# sanitizer changes, and lets the builds that follow take them.
compile_rules_once() {
  local folder=$PWD/.build/compiled-rules files target
  unset SAYABLE_COMPILED_RULES
  swift build --product compile-rules </dev/null >&2
  mkdir -p "$folder"
  mapfile -t files < <(find "$PWD/Rules" -name '*.yaml' | LC_ALL=C sort)
  for target in BuiltInRules $(cd Sources && echo BuiltIn*); do
    "$(swift build --show-bin-path)/compile-rules" "$target" "$PWD/Rules" "$folder/$target.swift" "${files[@]}"
  done
  export SAYABLE_COMPILED_RULES=$folder
}
