# Jaeger of its Go module, without its pages.
ARG DEBIAN
FROM ${DEBIAN}
COPY all-in-one /usr/bin/all-in-one
ENV COLLECTOR_OTLP_HTTP_HOST_PORT=0.0.0.0:4318
ENTRYPOINT ["all-in-one"]
