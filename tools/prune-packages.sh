#!/bin/sh
# Removes from the packages of an image what no program reads: types, source maps, and links to folders that the image
# lacks. The bundles contain our own packages. An application may have packages of its own beside the common ones.
set -eu
find . -path '*/node_modules/*' \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -type f -delete
find . -path '*/node_modules/.bin' -prune -exec rm -rf {} +
rm -rf node_modules/@backoffice
find . -path '*/node_modules/*' -type l | while read -r link; do
  # the image does not have the target of a link out of the packages
  case $(readlink -f "$link") in */node_modules/*) [ -e "$link" ] || rm "$link" ;; *) rm "$link" ;; esac
done
