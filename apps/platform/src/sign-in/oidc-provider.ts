/// <reference path="./oidc-provider-parts.d.ts" />
/**
 * Parts of oidc-provider. Its main module only combines them and prints a warning on Node before 22. This repository
 * supports Node 20.19 and is tested on it. `oidc-provider-parts.d.ts` has the types.
 */
export { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';
export { base as baseInteractionPolicy } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
export { Provider } from 'oidc-provider/lib/provider.js';
