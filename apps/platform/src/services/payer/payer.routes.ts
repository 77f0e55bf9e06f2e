import { randomBytes } from 'node:crypto';
import type { NewPayer, NewPayerReference, Payer, PayerReference, PayerReferenceUpdate } from '@backoffice/contracts/payer';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { listDocuments, type ListFields, readListQuery } from '../../shared/list-query.ts';
import { notFound } from '../../shared/problem.ts';
import { identification } from '../identification.body.ts';
import type { ServiceTools } from '../service-tools.ts';
import { payerReferences, payers } from './payer.table.ts';

interface ById {
  Params: { id: string };
}

const payerFields: ListFields = {
  id: { kind: 'text', column: payers.id, sortable: true },
  name: { kind: 'text', column: payers.name, search: payers.nameSearch, sortable: true },
  email: { kind: 'text', column: payers.email, sortable: true },
  'identification.number': { kind: 'text', column: payers.identificationNumber },
};

const referenceFields: ListFields = {
  id: { kind: 'text', column: payerReferences.id, sortable: true },
  collector_id: { kind: 'text', column: payerReferences.collectorId, sortable: true },
  name: { kind: 'text', column: payerReferences.name, search: payerReferences.nameSearch, sortable: true },
  email: { kind: 'text', column: payerReferences.email, sortable: true },
  external_reference: { kind: 'text', column: payerReferences.externalReference, sortable: true },
  'identification.number': { kind: 'text', column: payerReferences.identificationNumber },
};

const name = { type: 'string', minLength: 1, maxLength: 120, pattern: String.raw`\S` };
const email = { type: 'string', pattern: String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, maxLength: 254 };
const body = (required: readonly string[], properties: object) => ({
  schema: { body: { type: 'object', additionalProperties: false, required, properties } },
});
const newId = (): string => randomBytes(12).toString('hex');

/** Registers the payer service (A185-A192, B312, B313). */
export function payerRoutes(app: FastifyInstance, { db, runChange }: ServiceTools): void {
  const byName = [asc(payers.name), asc(payers.id)];
  app.get('/', (request) => listDocuments<Payer>(db, payers, readListQuery(request.query, payerFields, byName)));
  app.get<ById>('/:id', async (request) => {
    const [row] = await db.select().from(payers).where(eq(payers.id, request.params.id));
    if (row === undefined) throw notFound('payer');
    return row.document;
  });
  app.post<{ Body: NewPayer }>('/', body(['name', 'email'], { name, email, identification }), async (request, reply) => {
    const answer = await runChange('payer', request, async (tx) => {
      const payer: Payer = { id: newId(), external_reference: null, identification: null, phones: [], ...request.body };
      await tx.insert(payers).values({ id: payer.id, document: payer });
      return { status: 201, body: payer };
    });
    return reply.status(answer.status).send(answer.body);
  });
  referenceRoutes(app, { db, runChange });
}

function referenceRoutes(app: FastifyInstance, { db, runChange }: Pick<ServiceTools, 'db' | 'runChange'>): void {
  const byName = [asc(payerReferences.name), asc(payerReferences.id)];
  app.get('/referencias', (request) =>
    listDocuments<PayerReference>(db, payerReferences, readListQuery(request.query, referenceFields, byName)),
  );

  const created = body(['collector_id', 'name'], {
    collector_id: { type: 'string', minLength: 1 },
    name,
    email,
    external_reference: { type: 'string' },
    identification,
  });
  app.post<{ Body: NewPayerReference }>('/referencias', created, async (request, reply) => {
    const answer = await runChange('payer', request, async (tx) => {
      const absent = { email: null, external_reference: null, identification: null };
      const reference: PayerReference = { id: newId(), ...absent, ...request.body };
      await tx.insert(payerReferences).values({ id: reference.id, document: reference });
      return { status: 201, body: reference };
    });
    return reply.status(answer.status).send(answer.body);
  });

  const updated = body(['name'], { name, email, externalReference: { type: 'string' }, identification });
  app.put<ById & { Body: PayerReferenceUpdate }>('/referencias/:id', updated, async (request, reply) => {
    const answer = await runChange('payer', request, async (tx) => {
      const before = await findReference(tx, request.params.id);
      const { externalReference, ...rest } = request.body;
      const document = {
        ...before,
        ...rest,
        ...(externalReference === undefined ? {} : { external_reference: externalReference }),
      };
      await tx.update(payerReferences).set({ document }).where(eq(payerReferences.id, before.id));
      return { status: 200, body: document };
    });
    return reply.status(answer.status).send(answer.body);
  });

  app.delete<ById>('/referencias/:id', async (request, reply) => {
    const answer = await runChange('payer', request, async (tx) => {
      const { id } = await findReference(tx, request.params.id);
      await tx.delete(payerReferences).where(eq(payerReferences.id, id));
      return { status: 204, body: null };
    });
    return reply.status(answer.status).send(answer.status === 204 ? undefined : answer.body);
  });

  app.delete<ById>('/referencias/comercios/:id', async (request, reply) => {
    const answer = await runChange('payer', request, async (tx) => {
      const deleted = await tx
        .delete(payerReferences)
        .where(eq(payerReferences.collectorId, request.params.id))
        .returning({ id: payerReferences.id });
      return { status: 200, body: { deleted: deleted.length } };
    });
    return reply.status(answer.status).send(answer.body);
  });
}

async function findReference(db: Database, id: string): Promise<PayerReference> {
  const [row] = await db.select().from(payerReferences).where(eq(payerReferences.id, id));
  if (row === undefined) throw notFound('payer_reference');
  return row.document;
}
