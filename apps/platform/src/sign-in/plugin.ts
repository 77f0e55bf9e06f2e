import type { FastifyPluginAsync } from 'fastify';
import { realmPath } from './realm.ts';
import type { RequestHandler } from './request-handler.ts';

/**
 * Creates the plugin with the realm's routes. Its content parser leaves bodies unread, because oidc-provider reads them
 * itself.
 */
export function createPlugin(handle: RequestHandler, close: () => Promise<void>): FastifyPluginAsync {
  return (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.addHook('onClose', close);
    for (const url of [realmPath, `${realmPath}/*`]) {
      app.route({
        method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
        url,
        async handler(request, reply) {
          reply.hijack();
          await handle(request.raw, reply.raw, request.ip);
        },
      });
    }
    return Promise.resolve();
  };
}
