# Redis of Debian, with user and start of the official image.
ARG DEBIAN
FROM ${DEBIAN}
RUN groupadd --gid 1000 redis && useradd --uid 999 --gid 1000 redis \
  && apt-get update -qq && apt-get install -y -qq --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/*
COPY redis-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
WORKDIR /data
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["redis-server"]
