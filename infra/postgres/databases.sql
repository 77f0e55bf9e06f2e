-- Creates the databases of the reference platform and of Keycloak, each with its owner. Runs once, with a new volume.
CREATE ROLE platform LOGIN PASSWORD 'platform';
CREATE DATABASE platform OWNER platform;
CREATE ROLE keycloak LOGIN PASSWORD 'keycloak';
CREATE DATABASE keycloak OWNER keycloak;
