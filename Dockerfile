# Images of the back-office: `docker build --target gateway .` and `--target platform`. Both run as a plain user,
# contain only the built files and their npm packages, and stop cleanly on SIGTERM. `--target test-kit` is for tests of
# other programs.
# The base can be pinned: --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS source
WORKDIR /app
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
# the manifests alone, so that the layer with the installed packages stays in the cache until one of them changes
COPY package.json package-lock.json .npmrc ./
COPY tools/empty/package.json tools/empty/
COPY tools/prune-packages.sh tools/
COPY apps/explorer/package.json apps/explorer/
COPY apps/gateway/package.json apps/gateway/
COPY apps/platform/package.json apps/platform/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/database/package.json packages/database/
COPY packages/import-file/package.json packages/import-file/
COPY packages/schema/package.json packages/schema/
COPY packages/test-kit/package.json packages/test-kit/
COPY packages/validators/package.json packages/validators/

FROM source AS built
RUN npm ci
COPY . .
RUN npm run build

FROM source AS gateway-packages
RUN npm ci --omit=dev --workspace @backoffice/gateway && sh tools/prune-packages.sh

FROM source AS platform-packages
RUN npm ci --omit=dev --workspace @backoffice/platform && sh tools/prune-packages.sh

FROM ${NODE_IMAGE} AS run
WORKDIR /app
# the programs that install packages are not needed at run time
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn*
ENV NODE_ENV=production
ARG VERSION REVISION
LABEL org.opencontainers.image.vendor="Back-office" \
  org.opencontainers.image.licenses="UNLICENSED" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
ENV REVISION="${REVISION}"
USER node

FROM run AS gateway
LABEL org.opencontainers.image.title="Back-office: gateway and application"
COPY --from=gateway-packages /app/node_modules node_modules
COPY --from=gateway-packages /app/apps/gateway apps/gateway
COPY --from=built /app/apps/gateway/dist apps/gateway/dist
COPY --from=built /app/apps/gateway/migrations apps/gateway/migrations
COPY --from=built /app/apps/web/dist apps/web/dist
COPY --from=built /app/apps/explorer/dist apps/explorer/dist
# new volumes for KEPT_ASSETS, ACTIVITY_FILE and AUDIT_LOG take over the owner of these folders
USER root
RUN mkdir /kept /waiting /audit && chown node:node /kept /waiting /audit
USER node
# DNS look-ups run in these threads: enough for all services, Keycloak, Redis, the database and the traces at once
ENV UV_THREADPOOL_SIZE=24
ENV PORT=4000 WEB_DIST=/app/apps/web/dist EXPLORER_DIST=/app/apps/explorer/dist
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.METRICS_PORT || process.env.PORT) + '/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/gateway/dist/main.js"]

FROM run AS platform
LABEL org.opencontainers.image.title="Back-office: reference services"
COPY --from=platform-packages /app/node_modules node_modules
COPY --from=platform-packages /app/apps/platform apps/platform
COPY --from=built /app/apps/platform/dist apps/platform/dist
COPY --from=built /app/apps/platform/migrations apps/platform/migrations
# a new volume takes over the owner of this folder
USER root
RUN mkdir /data && chown node:node /data
USER node
ENV PLATFORM_PORT=4100 PLATFORM_HOST=0.0.0.0 PLATFORM_DATA_DIR=/data
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/platform/dist/main.js"]

FROM built AS test-kit-packages
RUN npm run -s pack:test-kit -- /packed && mkdir /kit && cd /kit && npm init -y && npm install --omit=dev /packed/*.tgz

FROM run AS test-kit
LABEL org.opencontainers.image.title="Back-office: for integration tests of other programs"
COPY --from=test-kit-packages /kit/node_modules node_modules
ENV NODE_ENV=test
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/@backoffice/test-kit/dist/serve.mjs", "--one-port", "4000", "--host", "0.0.0.0", "--stay"]
