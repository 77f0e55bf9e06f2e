#!/bin/sh
# Checks the settings of an overlay. Lists all that are missing, unknown or secret.
# Usage: deploy/kubernetes/check-settings.sh <settings.env of the overlay>
set -eu
here=$(cd "$(dirname "$0")" && pwd)
[ $# -eq 1 ] && [ -r "$1" ] || { echo "Usage: $0 <settings.env of the overlay>" >&2; exit 2; }

# rows of the first table of docs/settings.md: names, default
rows=$(sed -n '/^## Gateway$/,/^## /s/^| \(.*\) | \(.*\) | .*/\1 | \2/p; /^| <!--/s/<!--[^>]*-->//g' "$here/../../docs/settings.md")
names_in() { grep -o '`[A-Z][A-Z0-9_]*`' | tr -d '`' | sort -u; }
known=$(echo "$rows" | sed 's/ | [^|]*$//' | names_in)
needed=$(echo "$rows" | sed -n 's/ | required.*$//p' | names_in)
secret=$(sed -n '/^          env:$/,/^          volumeMounts:$/s/^            - name: //p' "$here/base/deployment.yaml")
given=$(cat "$here/base/settings.env" "$1" | sed -n 's/^\([A-Za-z_][A-Za-z0-9_]*\)=..*/\1/p' | sort -u)

problems=$(
  for name in $needed; do
    echo "$given" | grep -q -x "$name" || echo "- $name is missing."
  done
  for name in $given; do
    if echo "$secret" | grep -q -x "$name"; then echo "- $name belongs in the Secret: deploy/kubernetes/README.md."
    else echo "$known" | grep -q -x "$name" || echo "- $name is read by nothing: docs/settings.md has all that is."
    fi
  done
)
[ -z "$problems" ] || { printf '%s cannot be used:\n%s\n' "$1" "$problems" >&2; exit 1; }
