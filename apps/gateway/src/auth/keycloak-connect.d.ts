// Parts of keycloak-connect 26 that its own typings leave out.
declare module 'keycloak-connect/middleware/auth-utils/token.js' {
  /** A parsed token that is NOT verified. Its behaviour is undefined for a text that is not a JWT: verify first. */
  export default class Token {
    constructor(jwt: string, clientId?: string);
    readonly content: { readonly [claim: string]: unknown };
  }
}

declare module 'keycloak-connect/middleware/auth-utils/config.js' {
  /** The realm's configuration, as `keycloak.json` of the adapter has it. */
  export default class Config {
    constructor(config: { readonly [name: string]: string | number | boolean });
    /** Issuer of the realm's tokens, and start of all its addresses. */
    readonly realmUrl: string;
  }
}
