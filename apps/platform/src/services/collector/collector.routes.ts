import { randomBytes } from 'node:crypto';
import type { Collector, CollectorConfiguration, NewCollectorConfiguration } from '@backoffice/contracts/collector';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { listDocuments, type ListFields, readListQuery } from '../../shared/list-query.ts';
import { notFound, Problem } from '../../shared/problem.ts';
import type { ServiceTools } from '../service-tools.ts';
import { collectorConfigurations, collectors } from './collector.table.ts';
import { configurationVariables } from './collector.variables.ts';

interface ById {
  Params: { id: string };
}

const listFields: ListFields = {
  id: { kind: 'text', column: collectors.id, sortable: true },
  signature: { kind: 'text', column: collectors.signature, search: collectors.signatureSearch, sortable: true },
  name: { kind: 'text', column: collectors.name, search: collectors.nameSearch, sortable: true },
};

/** Registers the collector service (A194, B309). */
export function collectorRoutes(app: FastifyInstance, { db, now, runChange }: ServiceTools): void {
  const byName = [asc(collectors.name), asc(collectors.id)];
  app.get('/comercios', (request) =>
    listDocuments<Collector>(db, collectors, readListQuery(request.query, listFields, byName)),
  );
  app.get<ById>('/comercios/:id', async (request) => (await find(db, request.params.id)).document);
  app.get<{ Params: { signature: string } }>('/comercios/firma/:signature', async (request) => {
    const [row] = await db.select().from(collectors).where(eq(collectors.signature, request.params.signature));
    if (row === undefined) throw notFound('collector');
    return row.document;
  });
  app.get<ById>('/comercios/:id/saldo', async (request) => (await find(db, request.params.id)).balance);
  app.get('/variables', () => ({ rows: configurationVariables }));

  app.get<ById>('/comercios/:id/configuraciones', async (request) => {
    const { id } = await find(db, request.params.id);
    const rows = await db
      .select({ document: collectorConfigurations.document })
      .from(collectorConfigurations)
      .where(eq(collectorConfigurations.collectorId, id))
      .orderBy(asc(collectorConfigurations.id));
    return { rows: rows.map(({ document }) => document) };
  });
  app.post<ById & { Body: NewCollectorConfiguration }>(
    '/comercios/:id/configuraciones',
    { schema: { body: newConfiguration } },
    async (request, reply) => {
      const answer = await runChange('collector', request, async (tx) => {
        const { id: collectorId } = await find(tx, request.params.id);
        const configuration = newEntry(request.body);
        await tx
          .insert(collectorConfigurations)
          .values({ id: configuration.id, collectorId, document: configuration });
        return { status: 201, body: configuration };
      });
      return reply.status(answer.status).send(answer.body);
    },
  );
  app.delete<ById>('/configuraciones/:id', async (request, reply) => {
    const answer = await runChange('collector', request, async (tx) => {
      const at = eq(collectorConfigurations.id, request.params.id);
      const [row] = await tx.select().from(collectorConfigurations).where(at);
      if (row === undefined) throw notFound('collector_configuration');
      const document = { ...row.document, delete_date: row.document.delete_date ?? now().toISOString() };
      await tx.update(collectorConfigurations).set({ document }).where(at);
      return { status: 200, body: document };
    });
    return reply.status(answer.status).send(answer.body);
  });
}

const newConfiguration = {
  type: 'object',
  additionalProperties: false,
  required: ['commerce_config_vars', 'value'],
  properties: {
    commerce_config_vars: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: { id: { type: 'string' } },
    },
    value: { type: 'string', minLength: 1, maxLength: 200 },
  },
} as const;

function newEntry({ commerce_config_vars: { id }, value }: NewCollectorConfiguration): CollectorConfiguration {
  const variable = configurationVariables.find((known) => known.id === id);
  if (variable === undefined)
    throw new Problem(422, 'unknown_configuration_variable', 'There is no such variable.', {
      fields: { 'commerce_config_vars.id': 'unknown' },
    });
  return { id: randomBytes(12).toString('hex'), value, delete_date: null, commerce_config_vars: variable };
}

async function find(db: Database, id: string): Promise<typeof collectors.$inferSelect> {
  const [row] = await db.select().from(collectors).where(eq(collectors.id, id));
  if (row === undefined) throw notFound('collector');
  return row;
}
