// whoever imports the gateway's sources (tests of other packages) needs these typings too
/// <reference path="./keycloak-connect.d.ts" />
import Config from 'keycloak-connect/middleware/auth-utils/config.js';
import Token from 'keycloak-connect/middleware/auth-utils/token.js';

/** Address of the realm, and audience of its tokens. */
export interface RealmOptions {
  /** Address of the sign-in service as browsers see it: it stands in the tokens. */
  readonly url: string;
  readonly realm: string;
  /** This gateway's own name there. */
  readonly resource: string;
}

/**
 * All that the gateway uses of keycloak-connect: where the realm is, and the roles in a token. Its middleware is never
 * mounted and its verification never trusted (docs/adr/0002-keycloak-connect.md); `jose` does that.
 */
export interface KeycloakRealm {
  /** Required value of `iss`. */
  readonly issuer: () => string;
  /** Roles of the realm in a token that HAS BEEN VERIFIED; undefined when they are not a list of names. */
  readonly rolesOf: (verifiedToken: string) => readonly string[] | undefined;
}

const isListOfNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Configures the adapter; nothing is fetched. */
export const createKeycloakRealm = ({ url, realm, resource }: RealmOptions): KeycloakRealm => {
  const { realmUrl } = new Config({ realm, 'auth-server-url': url, resource, 'bearer-only': true });
  return {
    issuer: () => realmUrl,
    rolesOf: (verifiedToken) => {
      const access = new Token(verifiedToken).content['realm_access'];
      // a person without any role has no such claim
      if (access === undefined) return [];
      if (typeof access !== 'object' || access === null || !('roles' in access)) return undefined;
      // not `hasRealmRole`: it matches parts of a text, and `hasRole` cuts a role at its colon
      return isListOfNames(access.roles) ? access.roles : undefined;
    },
  };
};
