import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../../config.ts';
import { errorAnswer } from '../../errors/describe/error-answer.ts';
import { keepAssets } from './kept-assets.ts';

/**
 * Folders of the built applications, and settings of the stored scripts of earlier builds. An application without a
 * folder is not served.
 */
type StaticFilesOptions = Pick<GatewayConfig, 'webDist' | 'explorerDist' | 'keptAssets' | 'knownReleases'>;

/** Folder of a build in which all names contain a hash of the content. */
const HASHED = 'assets';

/** Cache rules: hashed files never change, all others are revalidated each time. */
const caching = { hashed: 'public, max-age=31536000, immutable', revalidated: 'no-cache' } as const;

/** Folders that are served under one prefix. A file is taken from the first folder that has it. */
interface ServedFolders {
  readonly folders: readonly string[];
  readonly prefix: string;
  readonly cacheControl: string;
}

/** Pattern of a path that leaves the folder, or contains NUL. */
const BROKEN = /\0|(?:^|[/\\])\.\.(?:[/\\]|$)/;

const serveFolders = async (app: FastifyInstance, { folders, prefix, cacheControl }: ServedFolders): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folders.map((folder) => resolve(folder)),
    prefix,
    index: prefix === '/' ? false : ['index.html'],
    decorateReply: prefix === '/',
    // the build puts .br and .gz files beside large ones
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // a refused path counts as a missing file: a screen gets its page, any other address a 404
    allowedPath: (path) => !BROKEN.test(path),
    setHeaders: (reply) => {
      reply.setHeader('cache-control', cacheControl);
    },
  });
};

const NOT_OF_THE_APPLICATION = /^\/(graphql|downloads|explorer|health|metrics|assets|config\.json)(\/|$)/;

/** Checks that the last segment is the name of a file, not an escaped path. */
const isFileName = (segment: string): boolean => segment.includes('.') && !/%(?:2f|5c)/i.test(segment);

/** Checks that a browser requests a screen of the application. */
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

/** Serves a built application, and the stored scripts of its earlier builds. */
const serveApplication = async (
  app: FastifyInstance,
  { dist, prefix, kept }: { readonly dist: string; readonly prefix: string; readonly kept: string | undefined },
): Promise<void> => {
  await serveFolders(app, { folders: [dist], prefix, cacheControl: caching.revalidated });
  const folders = [dist, ...(kept === undefined ? [] : [kept])].map((folder) => join(folder, HASHED));
  await serveFolders(app, { folders, prefix: `${prefix}${HASHED}/`, cacheControl: caching.hashed });
};

/** Stores the scripts of a build. Returns their folder; undefined when it is not configured or fails. */
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

/** Serves the application and the explorer. Every address of a screen gets the page of the application. */
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
