#!/bin/sh
# Starts Redis with the password of REDIS_PASSWORD, which may have quotes and backslashes, and with the given options.
# The password is passed by standard input, because other users of the host can see a command line.
set -eu
: "${REDIS_PASSWORD:?a password}"
quoted=$(printf %s "$REDIS_PASSWORD" | sed 's/[\\"]/\\&/g')
unset REDIS_PASSWORD
exec redis-server - "$@" <<END
requirepass "$quoted"
END
