#!/bin/sh
# Removes from the packages of an image what no program reads: types, maps, and the links to folders that it does not have.
# Our own packages are within the built files.
set -eu
find node_modules \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -type f -delete
rm -rf node_modules/@backoffice node_modules/.bin
find node_modules -type l | while read -r link; do [ -e "$link" ] || rm "$link"; done
