import type { FastifyPluginAsync } from 'fastify';
import { realmPath } from './realm.ts';
import type { RequestHandler } from './request-handler.ts';

/** The realm's routes. oidc-provider reads the bodies of its requests itself, so the parser here leaves them alone. */
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
