#!/bin/sh
# Checks the settings of an installation. Lists all missing settings, and all that no compose file reads.
# Usage: infra/check-settings.sh [production.env] [compose file of the installation …]
set -eu
cd "$(dirname "$0")/.."
settings=${1:-production.env}
[ $# -eq 0 ] || shift
[ -r "$settings" ] || { echo "There is no $settings: begin with a copy of production.env.example." >&2; exit 1; }

# uses of variables in the compose files: ${NAME…}
uses=$(grep -h -v '^ *#' docker-compose.production.yml "$@" | grep -o '\${[A-Za-z_][A-Za-z0-9_]*[^}]*}')
known=$(echo "$uses" | sed 's/^\${\([A-Za-z0-9_]*\).*/\1/' | sort -u)
given=$(sed -n 's/^ *\(export  *\)\{0,1\}\([A-Za-z_][A-Za-z0-9_]*\) *=.*/\2/p' "$settings" | sort -u)
has_value() {
  [ -n "$(printenv "$1" || :)" ] || grep -q -E "^ *(export +)?$1 *= *(\"[^\"]|'[^']|[^'\"[:space:]#])" "$settings"
}

problems=$(
  echo "$uses" | sed -n 's/^\${\([A-Za-z0-9_]*\):?\(.*\)}$/\1 \2/p' | sort -u | while read -r name what; do
    has_value "$name" || echo "- $name is missing: $what"
  done
  for name in $given; do
    case $name in COMPOSE_* | DOCKER_*) continue ;; esac
    echo "$known" | grep -q -x "$name" || echo "- $name is read by nothing here: production.env.example has all that is."
  done
)
[ -z "$problems" ] || { printf '%s cannot be used:\n%s\n' "$settings" "$problems" >&2; exit 1; }
