# Caddy of its Go module.
ARG DEBIAN
FROM ${DEBIAN}
COPY caddy /usr/bin/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run"]
