// whoever imports the gateway's sources (tests of other packages) needs these typings too
/// <reference path="./keycloak-connect.d.ts" />
import Config from 'keycloak-connect/middleware/auth-utils/config.js';
import Token from 'keycloak-connect/middleware/auth-utils/token.js';

/** Address of the realm, and audience of its tokens. */
export interface RealmOptions {
  /** Address of the sign-in service as browsers see it. Tokens contain it in `iss`. */
  readonly url: string;
  readonly realm: string;
  /** Name of this gateway in the realm. */
  readonly resource: string;
}

/**
 * Part of keycloak-connect that the gateway uses: the address of the realm, and the roles of a token. Its middleware is
 * not mounted, and its verification is not used (docs/adr/0002-keycloak-connect.md). `jose` verifies tokens.
 */
export interface KeycloakRealm {
  /** Required value of `iss`. */
  readonly issuer: () => string;
  /** Returns the realm roles of a token that HAS BEEN VERIFIED. Undefined when they are not a list of names. */
  readonly rolesOf: (verifiedToken: string) => readonly string[] | undefined;
}

const isListOfNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Configures the adapter without fetching anything. */
export const createKeycloakRealm = ({ url, realm, resource }: RealmOptions): KeycloakRealm => {
  const { realmUrl } = new Config({ realm, 'auth-server-url': url, resource, 'bearer-only': true });
  return {
    issuer: () => realmUrl,
    rolesOf: (verifiedToken) => {
      const access = new Token(verifiedToken).content['realm_access'];
      // the token of a person without roles has no such claim
      if (access === undefined) return [];
      if (typeof access !== 'object' || access === null || !('roles' in access)) return undefined;
      // not `hasRealmRole`, which finds parts of names in roles that are one text; `hasRole` splits a role at its colon
      return isListOfNames(access.roles) ? access.roles : undefined;
    },
  };
};
