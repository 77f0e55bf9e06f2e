import type { ExportRequest } from '@backoffice/contracts/export';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../shared/new-id.ts';
import { Problem } from '../../shared/problem.ts';
import { withBody } from '../../shared/bodies.ts';
import { documentRoutes } from '../../shared/document-routes.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { answerFile } from './export.file-answer.ts';
import { createExportRepository } from './export.repository.ts';
import { checkRequest, requestBody, newExport } from './export.request.ts';
import { createExportRunner } from './export.runner.ts';

/** Registers the export service (GAP-31) and its background job. */
export function exportRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, now, runChange, exporting } = tools;
  const history = createExportRepository(db);
  const runner = createExportRunner(app, tools);

  documentRoutes(app, '/exportaciones', history);
  app.post<{ Body: ExportRequest }>('/exportaciones', withBody(requestBody), async (request, reply) => {
    await checkRequest(db, request.body);
    const made: string[] = [];
    const answer = await runChange(request, reply, async (tx) => {
      const exported = newExport(request.body, { id: newId(), created_date: now().toISOString() });
      await createExportRepository(tx).add(exported);
      made.push(exported.id);
      return { status: 200, body: exported };
    });
    for (const id of made) runner.add(id); // empty when the key returned an earlier response
    return answer;
  });
  // the HEAD route of the framework would read the whole file
  app.get<ById>('/exportaciones/:id/archivo', { exposeHeadRoute: false }, async (request, reply) => {
    const exported = await history.byId(request.params.id);
    if (exported.status !== 'finished')
      throw new Problem(409, 'export_not_finished', `There is no file in status ${exported.status}.`);
    return answerFile(request, reply, { exported, path: exporting.files.pathOf(exported) });
  });
}
