#!/bin/sh
# Entrypoint of the stand-in, with the part of the official one that this repository uses: a new volume gets its owner,
# its database and the effects of the SQL scripts.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown postgres "$PGDATA" /run/postgresql
  exec setpriv --reuid postgres --regid postgres --init-groups "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl start --wait -o "-c listen_addresses=''"
  database=${POSTGRES_DB:-$POSTGRES_USER}
  [ "$database" = postgres ] || createdb --username="$POSTGRES_USER" "$database"
  for script in /docker-entrypoint-initdb.d/*.sql; do
    [ -e "$script" ] && psql --username="$POSTGRES_USER" --dbname="$database" --set=ON_ERROR_STOP=1 --file="$script"
  done
  pg_ctl stop --wait
fi
exec postgres -c "listen_addresses=*"
