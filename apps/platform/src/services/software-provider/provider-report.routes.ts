import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { asLimit, type SizedQuery } from '../../shared/size-dialect.ts';
import type { ServiceTools } from '../../shared/service-tools.ts';
import { fileOf } from './provider-report.file.ts';
import { createProviderReportRepository } from './provider-report.repository.ts';
import {
  answered,
  approved,
  ofCollector,
  regenerated,
  rejected,
  settleProviderReports,
} from './provider-report.rules.ts';

/** A request for one report of a collector. */
interface ByReport {
  Params: { collectorId: string; softProviderId: string };
}

/** Registers the software provider service (B329-B331). */
export function providerReportRoutes(app: FastifyInstance, { db, now, runChange }: ServiceTools): void {
  // files are made by themselves: seen whenever somebody asks
  app.addHook('preHandler', () => settleProviderReports(db, now()));
  const reports = createProviderReportRepository(db);

  app.get<{ Querystring: SizedQuery }>('/softprovider', async ({ query }) => {
    const page = await reports.list(asLimit(query));
    return { ...page, rows: page.rows.map(answered) };
  });
  app.get<ByReport>(
    '/softprovider/:collectorId/:softProviderId/file',
    { exposeHeadRoute: false },
    async ({ params }, reply) => {
      const { contentType, name, text } = fileOf(
        ofCollector(await reports.byId(params.softProviderId), params.collectorId),
      );
      return reply
        .headers({ 'content-type': contentType, 'content-disposition': `attachment; filename="${name}"` })
        .send(Readable.from([text]));
    },
  );
  for (const [path, apply] of [
    ['aprobar', approved],
    ['rechazar', rejected],
    ['regenerate', regenerated],
  ] as const)
    app.post<ByReport>(`/softprovider/${path}/:collectorId/:softProviderId`, (request, reply) =>
      runChange(request, reply, async (tx) => {
        const { collectorId, softProviderId } = request.params;
        const own = createProviderReportRepository(tx);
        const given = ofCollector(await own.forChange(softProviderId), collectorId);
        const after = apply(given, now().toISOString());
        await own.update(after);
        return { status: 200, body: answered(after) };
      }),
    );
}
