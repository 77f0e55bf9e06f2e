# PostgreSQL of Debian, with user and start of the official image.
ARG DEBIAN
FROM ${DEBIAN}
RUN groupadd --gid 70 postgres && useradd --uid 70 --gid 70 --home-dir /var/lib/postgresql postgres \
  && apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql-15 && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /var/lib/postgresql/data /run/postgresql && chown -R postgres /var/lib/postgresql /run/postgresql
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/lib/postgresql/15/bin:$PATH PGDATA=/var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
