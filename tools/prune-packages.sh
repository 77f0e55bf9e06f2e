#!/bin/sh
# Removes from the packages of an image what no program reads: types, maps, and the links to folders that it does not have.
# Our own packages are within the built files. An application may have packages of its own beside the common ones.
set -eu
find . -path '*/node_modules/*' \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -type f -delete
find . -path '*/node_modules/.bin' -prune -exec rm -rf {} +
rm -rf node_modules/@backoffice
find . -path '*/node_modules/*' -type l | while read -r link; do
  # what it leads to, outside of the packages, stays behind
  case $(readlink -f "$link") in */node_modules/*) [ -e "$link" ] || rm "$link" ;; *) rm "$link" ;; esac
done
