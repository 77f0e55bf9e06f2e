# Keycloak of Maven Central, with the Java of Debian; its shell is Bash, as in the official image.
ARG DEBIAN
FROM ${DEBIAN}
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends openjdk-17-jre-headless && rm -rf /var/lib/apt/lists/* \
  && ln -sf bash /bin/sh && useradd --uid 1000 --gid 0 --home-dir /opt/keycloak keycloak
COPY --chown=1000:0 . /opt/keycloak/
# as in the official image: Keycloak may write to its data folder beside mounted files, listens on all addresses, and
# uses UTF-8
RUN mkdir -p /opt/keycloak/data && chown 1000:0 /opt/keycloak /opt/keycloak/data && chmod -R g+rwX /opt/keycloak/data
ENV KC_RUN_IN_CONTAINER=true LANG=C.UTF-8
WORKDIR /opt/keycloak
USER 1000
EXPOSE 8080 8443 9000
ENTRYPOINT ["/opt/keycloak/bin/kc.sh"]
