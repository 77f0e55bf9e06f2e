import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../../config.ts';
import { errorAnswer } from '../../errors/describe/error-answer.ts';
import { keepAssets } from './kept-assets.ts';

/** Folders with the built applications, of which absent ones are not served, and what is kept of builds before. */
type StaticFilesOptions = Pick<GatewayConfig, 'webDist' | 'explorerDist' | 'keptAssets' | 'knownReleases'>;

/** Folder of a build whose files carry a hash of their content in their name. */
const HASHED = 'assets';

/** Cache rules: what has a hash never changes, everything else is revalidated each time. */
const caching = { hashed: 'public, max-age=31536000, immutable', asked: 'no-cache' } as const;

/** Folders that are served at an address, the first one with a file before the others. */
interface ServedFolders {
  readonly folders: readonly string[];
  readonly prefix: string;
  readonly cacheControl: string;
}

/** A path out of the folder, or with a character that no name of a file has. */
const BROKEN = /\0|(?:^|[/\\])\.\.(?:[/\\]|$)/;

const serveFolders = async (app: FastifyInstance, { folders, prefix, cacheControl }: ServedFolders): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folders.map((folder) => resolve(folder)),
    prefix,
    index: prefix === '/' ? false : ['index.html'],
    decorateReply: prefix === '/',
    // the build leaves .br and .gz beside what is worth it
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // no file has such a name, and an address that a person typed is answered like any other without a file
    allowedPath: (path) => !BROKEN.test(path),
    setHeaders: (reply) => {
      reply.setHeader('cache-control', cacheControl);
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

/** Serves a built application, and the scripts of its builds before where they are kept. */
const serveApplication = async (
  app: FastifyInstance,
  { dist, prefix, kept }: { readonly dist: string; readonly prefix: string; readonly kept: string | undefined },
): Promise<void> => {
  await serveFolders(app, { folders: [dist], prefix, cacheControl: caching.asked });
  const folders = [dist, ...(kept === undefined ? [] : [kept])].map((folder) => join(folder, HASHED));
  await serveFolders(app, { folders, prefix: `${prefix}${HASHED}/`, cacheControl: caching.hashed });
};

/** The folder where scripts of an application are kept; undefined where none are. */
const keep = async (dist: string, name: string, options: StaticFilesOptions, logger: Logger) => {
  if (options.keptAssets === undefined) return undefined;
  const kept = join(options.keptAssets, name);
  try {
    await keepAssets(dist, kept, options.knownReleases + 1);
    return kept;
  } catch (error) {
    logger.error({ err: error }, 'the scripts of this build are not kept');
    return undefined;
  }
};

/** Serves the application, the explorer, and the application's page for every address that is a screen. */
export const registerStaticFiles = async (
  app: FastifyInstance,
  options: StaticFilesOptions,
  logger: Logger,
): Promise<void> => {
  const { webDist, explorerDist } = options;
  if (webDist !== undefined) {
    const kept = await keep(webDist, 'web', options, logger);
    await serveApplication(app, { dist: webDist, prefix: '/', kept });
    app.get('/', (_request, reply) => reply.sendFile('index.html'));
  }
  if (explorerDist !== undefined) {
    const kept = await keep(explorerDist, 'explorer', options, logger);
    await app.register((explorer) => serveApplication(explorer, { dist: explorerDist, prefix: '/explorer/', kept }));
    app.get('/explorer', (_request, reply) => reply.redirect('/explorer/', 308));
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    webDist !== undefined && isScreen(request)
      ? reply.sendFile('index.html')
      : reply.status(404).send(errorAnswer('BAD_REQUEST', request.id, 'No hay nada en esta dirección.')),
  );
};
