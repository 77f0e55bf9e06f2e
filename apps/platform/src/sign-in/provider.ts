import type { Provider as OidcProvider } from 'oidc-provider';
import { imitateKeycloak } from './keycloak-compat.ts';
import { Provider } from './oidc-provider.ts';
import { configuration } from './provider.configuration.ts';
import type { ProviderOptions } from './provider.options.ts';

/**
 * Creates oidc-provider on the paths of Keycloak. It reads the signing keys once, so a rotation needs a new instance.
 */
export function createProvider(options: ProviderOptions): OidcProvider {
  const provider = new Provider(options.issuer, configuration(options));
  provider.proxy = options.origin.startsWith('https:');
  provider.on('server_error', (_ctx, error) => options.report(error));
  imitateKeycloak(provider, options);
  return provider;
}
