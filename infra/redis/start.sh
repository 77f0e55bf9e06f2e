#!/bin/sh
# Starts Redis with the password of REDIS_PASSWORD, whatever its characters, and the options that are given. The password
# goes in by standard input: a command line is shown to everybody on the host.
set -eu
: "${REDIS_PASSWORD:?a password}"
quoted=$(printf %s "$REDIS_PASSWORD" | sed 's/[\\"]/\\&/g')
unset REDIS_PASSWORD
exec redis-server - "$@" <<END
requirepass "$quoted"
END
