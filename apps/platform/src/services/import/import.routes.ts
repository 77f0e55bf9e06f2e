import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { newId } from '../../shared/new-id.ts';
import type { JobQueue } from '../../shared/job-queue.ts';
import { Problem } from '../../shared/problem.ts';
import { sharedBodies, withBody } from '../../shared/bodies.ts';
import { takeMultipart, type MultipartBody } from '../../shared/multipart.ts';
import { createChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { errorsFile } from './import.errors.ts';
import { idQuestion, repeatsOf, usesOf, type IdQuestion } from './import.ids.ts';
import { toImportAnswer, toRowAnswer } from './import.answer.ts';
import { createImportRepository, createImportRowRepository } from './import.repository.ts';
import { newImport, mostBytes, parseImportRequest } from './import.request.ts';
import { createImportRunner } from './import.runner.ts';
import { importRows, type StoredImport } from './import.table.ts';

/** Refuses to confirm or cancel an import that is not pending (B161). */
const refuseUnlessPending = ({ status }: StoredImport): void => {
  if (status !== 'pending_approved') throw new Problem(409, 'import_not_pending', `The import is ${status}.`);
};

/** Registers the import service (B298, B301-B305) and its background job. */
export function importRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, now, runChange, importing } = tools;
  const imports = createImportRepository(db);
  const rows = createImportRowRepository(db);
  const runner = createImportRunner(app, tools);
  takeMultipart(app, mostBytes);

  app.get('/pagos', async ({ query }) => {
    const page = await imports.list(query);
    return { ...page, rows: page.rows.map(toImportAnswer) };
  });
  app.get<ById>('/pagos/:id', async ({ params }) => toImportAnswer(await imports.byId(params.id)));
  app.get<ById>('/pagos/:id/detalles', async ({ params, query }) => {
    await imports.byId(params.id);
    const page = await rows.list(query, eq(importRows.importId, params.id));
    return { ...page, rows: page.rows.map(toRowAnswer) };
  });
  app.get<ById>('/pagos/:id/errores', { exposeHeadRoute: false }, async ({ params }, reply) => {
    await imports.byId(params.id);
    return reply.type('text/csv; charset=utf-8').send(errorsFile(db, params.id));
  });
  app.get<ById>('/pagos/:id/repetidos', async ({ params }) => repeatsOf(db, await imports.byId(params.id)));
  app.post<{ Body: IdQuestion }>('/pagos/ids', withBody(idQuestion), async ({ body }) => ({
    rows: await usesOf(db, body),
  }));
  app.post<{ Body: MultipartBody }>('/pagos', async (request, reply) => {
    const requested = await parseImportRequest(db, request.body);
    const begun = await newImport(db, requested, { id: newId(), request_date: now().toISOString() });
    const made: string[] = [];
    const answer = await runChange(request, reply, async (tx) => {
      await importing.files.store(begun.id, requested.file.bytes);
      await createImportRepository(tx).add(begun);
      made.push(begun.id);
      return { status: 200, body: toImportAnswer(begun) };
    });
    for (const id of made) runner.add(id); // empty when the key returned an earlier response
    return answer;
  });
  importChanges(app, tools, runner);
}

/** Registers the changes of a pending import (B161). */
function importChanges(app: FastifyInstance, tools: ServiceTools, runner: JobQueue): void {
  const change = createChangeHandler(tools, {
    documents: createImportRepository,
    refuse: refuseUnlessPending,
    toAnswer: toImportAnswer,
  });
  const approve = change((given, own) => ({
    ...given,
    status: 'approved',
    approved_date: own.now,
    processed_count: 0,
  }));
  app.post<ById>('/pagos/aprobar/:id', async (request, reply) => {
    const answer = await approve(request, reply);
    runner.add(request.params.id);
    return answer;
  });
  app.post<ById & { Body: { status_detail: string } }>(
    '/pagos/cancelar/:id',
    withBody(sharedBodies.statusDetail),
    change((given, { now: cancel_date }, { body: { status_detail } }) => ({
      ...given,
      status: 'cancelled',
      status_detail,
      cancel_date,
    })),
  );
}
