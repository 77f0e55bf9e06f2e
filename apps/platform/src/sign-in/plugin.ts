import type { FastifyPluginAsync } from 'fastify';
import { realmPath } from './realm.ts';
import type { RequestHandler } from './request-handler.ts';

/**
 * Creates the plugin with the realm's routes. Every request goes to the handler unread: its login form and
 * oidc-provider read the bodies themselves.
 * @param handle answers each request of the realm, by an endpoint of the sign-in service or by oidc-provider
 * @param close called when the server closes, to write what is not stored yet
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
