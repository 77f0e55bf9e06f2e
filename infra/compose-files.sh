#!/bin/sh
# Prints the compose files of an installation, with : between: COMPOSE_FILE of the environment, or of its settings.
# Usage: infra/compose-files.sh <production.env>
set -eu
[ -z "${COMPOSE_FILE:-}" ] || { echo "$COMPOSE_FILE"; exit; }
sed -n "s/^ *\(export  *\)\{0,1\}COMPOSE_FILE *= *[\"']\{0,1\}\([^\"'# ]*\).*/\2/p" "$1" | tail -n 1
