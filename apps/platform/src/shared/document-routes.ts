import type { FastifyInstance } from 'fastify';
import type { Documents } from './documents.ts';
import type { VersionedDocuments } from './versioned-documents.ts';
import type { ById } from './service-tools.ts';

/** Registers the list of documents at a path, and a single document below it. */
export function documentRoutes<Document>(
  app: FastifyInstance,
  path: string,
  documents: Pick<Documents<Document>, 'list' | 'byId'>,
): void {
  app.get(path, ({ query }) => documents.list(query));
  app.get<ById>(`${path === '/' ? '' : path}/:id`, ({ params }) => documents.byId(params.id));
}

/** Registers the list, the current version, the history and each version. A refresh only reads the document. */
export function versionedDocumentRoutes<Document>(
  app: FastifyInstance,
  path: string,
  documents: VersionedDocuments<Document>,
): void {
  documentRoutes(app, path, documents);
  app.get<ById>(`${path}/:id/historial`, async ({ params }) => ({ rows: await documents.history(params.id) }));
  app.get<{ Params: { id: string; version: string } }>(`${path}/:id/versiones/:version`, ({ params }) =>
    documents.version(params.id, params.version),
  );
  app.post<ById>(`${path}/:id/actualizar`, ({ params }) => documents.byId(params.id));
}
