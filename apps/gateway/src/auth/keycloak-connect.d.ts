// What keycloak-connect 26 has and its own typings leave out.
declare module 'keycloak-connect/middleware/auth-utils/token.js' {
  /** A parsed, NOT verified token: `content` is undefined behaviour for anything that is no JWT, so verify first. */
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
