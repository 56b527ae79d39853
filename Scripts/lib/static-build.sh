# Sourced by Scripts/sayable and Scripts/c-library, which set `root`: builds a product of the package in release form, with
# all that it needs in it, in a folder of its own, since other builds use other flags.
. "$root/Scripts/lib/toolchain.sh"
scratch=$root/.build/static

# Whether PRODUCT, built as FILE, is newer than all that it is made from.
is_current() {
  [ -e "$2" ] && [ -e "$scratch/$1.built" ] &&
    [ -z "$(cd "$root" && find Package.swift Sources Rules -newer "$scratch/$1.built" | head -n 1)" ]
}

# Builds PRODUCT, or ends with status 2.
build_static() {
  product=$1
  need_swift
  need_libraries
  echo "sayable: building $product; this takes some minutes the first time" >&2
  mkdir -p "$scratch"
  # What changes during the build is newer than the stamp.
  touch "$scratch/$product.new"
  set -- --package-path "$root" --scratch-path "$scratch" -c release --product "$product"
  if [ "$(uname -s)" = Linux ]; then
    # It lies at another address each time, and what the loader has set is read-only from then on.
    set -- "$@" --static-swift-stdlib --disable-local-rpath -Xswiftc -static-executable -Xswiftc -use-ld=lld \
      -Xswiftc -Xclang-linker -Xswiftc -static-pie -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
    # In the short form, which glibc reads from 2.36 on, what the loader sets takes 8 kB in place of 800.
    if printf '2.36\n%s\n' "$(getconf GNU_LIBC_VERSION | sed 's/.* //')" | sort -CV; then
      set -- "$@" -Xlinker -z -Xlinker pack-relative-relocs
    fi
  fi
  if ! swift build "$@" </dev/null >&2; then
    echo "sayable: $product could not be built" >&2
    exit 2
  fi
  mv "$scratch/$product.new" "$scratch/$product.built"
}
