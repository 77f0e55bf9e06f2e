// Guards: Sign-in, silent check, refresh, logout and permissions work with a real Keycloak.
import { describeSignIn } from '../../apps/gateway/src/auth/testing/sign-in-behaviour.ts';
import { startGatewayOverPlatform } from '../../apps/gateway/src/testing/over-platform.ts';
import { keycloak, openAdmin, realm } from './keycloak.ts';

const { url } = keycloak;
const admin = openAdmin();
const { gateway } = await startGatewayOverPlatform({
  payments: 1,
  config: {
    keycloak: {
      url,
      internalUrl: url,
      realm: 'back-office',
      audience: 'gateway',
      clientId: 'back-office-web',
      otherClients: ['back-office-cli'],
    },
  },
});

describe('Keycloak', () => {
  describeSignIn({ realm, gateway, rotateKey: admin && (() => admin.rotateKey()) });
});
