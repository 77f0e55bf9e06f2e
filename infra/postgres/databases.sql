-- Runs once, when the volume is new: a database for each, with an owner of its own.
CREATE ROLE platform LOGIN PASSWORD 'platform';
CREATE DATABASE platform OWNER platform;
CREATE ROLE keycloak LOGIN PASSWORD 'keycloak';
CREATE DATABASE keycloak OWNER keycloak;
