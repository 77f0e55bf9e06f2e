import type { Provider as OidcProvider } from 'oidc-provider';
import { imitateKeycloak } from './keycloak-compat.ts';
import { Provider } from './oidc-provider.ts';
import { configuration } from './provider.configuration.ts';
import type { ProviderOptions } from './provider.options.ts';

/** oidc-provider on Keycloak's addresses. It knows the signing keys it was made with: a rotation makes another one. */
export function createProvider(options: ProviderOptions): OidcProvider {
  const provider = new Provider(options.issuer, configuration(options));
  provider.proxy = options.origin.startsWith('https:');
  provider.on('server_error', (_ctx, error) => options.report(error));
  imitateKeycloak(provider, options);
  return provider;
}
