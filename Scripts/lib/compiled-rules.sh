# Sourced by Scripts/test, Scripts/fuzz and .ci/run, in the folder of the project: compiles the rules once, with a release
# program that no sanitizer changes, and lets the builds that follow take them; the tool of a debug build is slow.
compile_rules_once() {
  local folder=$PWD/.build/compiled-rules files target program
  unset SAYABLE_COMPILED_RULES
  program=$(
    root=$PWD
    . Scripts/lib/static-build.sh
    is_current compile-rules "$scratch/release/compile-rules" || build_static compile-rules
    echo "$scratch/release/compile-rules"
  ) || return
  mkdir -p "$folder"
  mapfile -t files < <(find "$PWD/Rules" -name '*.yaml' | LC_ALL=C sort)
  for target in BuiltInRules $(cd Sources && echo BuiltIn*); do
    "$program" "$target" "$PWD/Rules" "$folder/$target.swift" "${files[@]}" || return
  done
  export SAYABLE_COMPILED_RULES=$folder
}
