import type { FastifyInstance } from 'fastify';
import product from '../../../package.json' with { type: 'json' };
import type { GatewayConfig } from '../../config.ts';

/** Registers `/config.json`: settings that the browser needs before the sign-in. */
export const registerSettingsRoute = (app: FastifyInstance, config: GatewayConfig): void => {
  const { url, realm, clientId } = config.keycloak;
  const { formUrl, supportUrl, documentsUrl, scheduledWithdrawals, listsRefunds, activity, fourEyes, news } = config;
  const settings = {
    keycloak: { url, realm, clientId },
    version: product.version, // A12, B392
    formUrl,
    supportUrl,
    documentsUrl,
    scheduledWithdrawals,
    listsRefunds,
    activity: activity !== undefined,
    twoPeopleFrom: fourEyes.required ? fourEyes.from : null,
    news,
  };
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(settings));
};
