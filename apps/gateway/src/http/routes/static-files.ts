import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../../errors/describe/error-answer.ts';

/** Folders with the built applications; absent ones are not served. */
export interface StaticFilesOptions {
  readonly webDist: string | undefined;
  readonly explorerDist: string | undefined;
}

/** Files in `assets/` carry a hash of their content in their name; everything else is asked for again each time. */
const cacheControlOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A path out of the folder, or with a character that no name of a file has. */
const BROKEN = /\0|(?:^|[/\\])\.\.(?:[/\\]|$)/;

const serveFolder = async (app: FastifyInstance, folder: string, prefix: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix,
    index: prefix === '/' ? false : ['index.html'],
    decorateReply: prefix === '/',
    // the build leaves .br and .gz beside what is worth it
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // no file has such a name, and an address that a person typed is answered like any other without a file
    allowedPath: (path) => !BROKEN.test(path),
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cacheControlOf(path));
    },
  });
};

const NOT_OF_THE_APPLICATION = /^\/(graphql|downloads|explorer|health|metrics|assets|config\.json)(\/|$)/;

/** The name of a file, and no path that was written as one. */
const isFileName = (segment: string): boolean => segment.includes('.') && !/%(?:2f|5c)/i.test(segment);

/** A person's browser opens an address of the application: its router knows which screen that is. */
const isScreen = ({ method, url, headers }: FastifyRequest): boolean => {
  const [path = '/'] = url.split('?');
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !NOT_OF_THE_APPLICATION.test(path) &&
    !isFileName(lastSegment)
  );
};

/** Serves the application, the explorer, and the application's page for every address that is a screen. */
export const registerStaticFiles = async (app: FastifyInstance, options: StaticFilesOptions): Promise<void> => {
  const { webDist, explorerDist } = options;
  if (webDist !== undefined) {
    await serveFolder(app, webDist, '/');
    app.get('/', (_request, reply) => reply.sendFile('index.html'));
  }
  if (explorerDist !== undefined) {
    await app.register((explorer) => serveFolder(explorer, explorerDist, '/explorer/'));
    app.get('/explorer', (_request, reply) => reply.redirect('/explorer/', 308));
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    webDist !== undefined && isScreen(request)
      ? reply.sendFile('index.html')
      : reply.status(404).send(errorAnswer('BAD_REQUEST', request.id, 'No hay nada en esta dirección.')),
  );
};
