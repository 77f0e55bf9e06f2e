#!/bin/sh
# Checks the settings of an installation. Lists all missing settings, and all that no compose file reads. It does not
# check values: a gateway does, when it starts.
# Usage: infra/check-settings.sh [production.env]
set -eu
cd "$(dirname "$0")/.."
settings=${1:-production.env}
[ -r "$settings" ] || { echo "There is no $settings: begin with a copy of production.env.example." >&2; exit 1; }

production=docker-compose.production.yml
files=$(sh infra/compose-files.sh "$settings")
# the compose files of the installation, after the first one
own=$(case $files in *:*) echo "${files#*:}" | tr : '\n' ;; esac)

# uses of variables in the compose files: ${NAME…}
uses=$(grep -h -v '^ *#' "$production" $own 2>/dev/null | grep -o '\${[A-Za-z_][A-Za-z0-9_]*[^}]*}')
known=$(echo "$uses" | sed 's/^\${\([A-Za-z0-9_]*\).*/\1/' | sort -u)
given=$(sed -n 's/^ *\(export  *\)\{0,1\}\([A-Za-z_][A-Za-z0-9_]*\) *=.*/\2/p' "$settings" | sort -u)
has_value() {
  [ -n "$(printenv "$1" || :)" ] || grep -q -E "^ *(export +)?$1 *= *(\"[^\"]|'[^']|[^'\"[:space:]#])" "$settings"
}

problems=$(
  [ "${files%%:*}" = "$production" ] ||
    echo "- COMPOSE_FILE must begin with $production; compose files of your own follow, with : between."
  for file in $own; do
    [ -r "$file" ] || echo "- COMPOSE_FILE names $file, which is not there."
  done
  echo "$uses" | sed -n 's/^\${\([A-Za-z0-9_]*\):?\(.*\)}$/\1 \2/p' | sort -u | while read -r name what; do
    has_value "$name" || echo "- $name is missing: $what"
  done
  for name in $given; do
    case $name in COMPOSE_* | DOCKER_*) continue ;; esac
    echo "$known" | grep -q -x "$name" || echo "- $name is read by nothing here: production.env.example has all that is."
  done
)
[ -z "$problems" ] || { printf '%s cannot be used:\n%s\n' "$settings" "$problems" >&2; exit 1; }
