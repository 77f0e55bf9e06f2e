// Guards: Sign-in, silent check, refresh, logout and permissions work with the embedded provider.
import { realmOf } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { describeSignIn } from './testing/sign-in-behaviour.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 1, fresh: true });

// e2e/keycloak runs the same tests with a real Keycloak
describe('the embedded sign-in service', () => {
  const { signIn } = platform;
  describeSignIn({ realm: realmOf(signIn.issuer), gateway, rotateKey: () => signIn.rotateKey() });
});
