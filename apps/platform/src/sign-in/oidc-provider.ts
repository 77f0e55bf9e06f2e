/// <reference path="./oidc-provider-parts.d.ts" />
/**
 * oidc-provider by its parts: its front module does nothing but put these together and, on everything older than
 * Node 22, print that the runtime is unsupported. This repository supports Node 20.19 and is tested on it, so the remark
 * would only frighten. `oidc-provider-parts.d.ts` has the types.
 */
export { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';
export { base as baseInteractionPolicy } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
export { Provider } from 'oidc-provider/lib/provider.js';
