# Sourced by Scripts/sayable and Scripts/test: makes sure of Swift and of the C libraries, or ends with status 2.
# Everything it says goes to standard error.

# Ends unless `swift` can be run.
need_swift() {
  if ! command -v swift >/dev/null 2>&1; then
    echo "sayable: there is no 'swift' in PATH; Swift 6.3 or later is needed: https://www.swift.org/install" >&2
    exit 2
  fi
}

has_header() {
  for folder in /usr/include /usr/local/include /opt/homebrew/include; do
    if [ -e "$folder/$1" ]; then return 0; fi
  done
  return 1
}

# Whether libyaml is there and not older than Debian 12's; its header, unlike those of the others, does not tell.
has_libyaml() {
  has_header yaml.h || return 1
  for folder in /usr/lib /usr/lib/* /usr/local/lib /opt/homebrew/lib; do
    version=$(sed -n 's/^Version: *//p' "$folder/pkgconfig/yaml-0.1.pc" 2>/dev/null) || continue
    [ "$(printf '0.2.5\n%s\n' "${version:-0.2.5}" | sort -V | head -n 1)" = 0.2.5 ] || return 1
  done
}

# Installs PCRE2, libyaml and expat where they are missing and this may be done, and else tells how to.
# SAYABLE_INSTALL=0 forbids it. The sources that Scripts/vendor fetches do as well.
need_libraries() {
  if [ -e "${root:-.}/Vendor/VERSIONS" ]; then return 0; fi
  missing=
  has_header pcre2.h || missing="$missing libpcre2-dev"
  has_libyaml || missing="$missing libyaml-dev"
  has_header expat.h || missing="$missing libexpat1-dev"
  if [ -z "$missing" ]; then return 0; fi
  if [ "$(uname -s)" = Darwin ]; then
    echo "sayable: PCRE2, libyaml and expat are needed; this installs them: brew install pcre2 libyaml expat" >&2
    exit 2
  fi
  as_root=
  if [ "$(id -u)" -ne 0 ]; then as_root=sudo; fi
  if [ "${SAYABLE_INSTALL:-1}" = 0 ]; then
    echo "sayable: missing or too old:$missing; SAYABLE_INSTALL=0 forbids to install them: sudo apt-get install$missing" >&2
    exit 2
  fi
  if command -v apt-get >/dev/null 2>&1 && { [ -z "$as_root" ] || sudo -n true 2>/dev/null; }; then
    echo "sayable: installing$missing with apt-get; SAYABLE_INSTALL=0 forbids it" >&2
    # shellcheck disable=SC2086
    if $as_root apt-get update -q </dev/null >&2 &&
      $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing </dev/null >&2; then
      return 0
    fi
  fi
  echo "sayable: missing or too old:$missing; this installs what is missing on Debian: sudo apt-get install$missing" >&2
  exit 2
}
