import type { NewPayer, NewPayerReference, PayerReferenceUpdate } from '@backoffice/contracts/payer';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../shared/new-id.ts';
import { identification, object, withBody, nonBlankText } from '../../shared/bodies.ts';
import { documentRoutes } from '../../shared/document-routes.ts';
import { createChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createPayerRepository, createReferenceRepository } from './payer.repository.ts';
import { newPayer, newReference, updatedReference } from './payer.rules.ts';

const name = nonBlankText(120);
const email = { type: 'string', pattern: String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, maxLength: 254 };
const reference = { type: 'string', maxLength: 120 };

const bodies = {
  newPayer: object(['name', 'email'], { name, email, identification }),
  newReference: object(['collector_id', 'name'], {
    collector_id: nonBlankText(64),
    name,
    email,
    external_reference: reference,
    identification,
  }),
  referenceUpdate: object(['name'], { name, email, externalReference: reference, identification }),
};

/** Registers the payer service (A185-A192, B312, B313). */
export function payerRoutes(app: FastifyInstance, tools: ServiceTools): void {
  documentRoutes(app, '/', createPayerRepository(tools.db));
  app.post<{ Body: NewPayer }>('/', withBody(bodies.newPayer), (request, reply) =>
    tools.runChange(request, reply, async (tx) => {
      const body = newPayer(request.body, newId());
      await createPayerRepository(tx).add(body);
      return { status: 201, body };
    }),
  );
  referenceRoutes(app, tools);
}

function referenceRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, runChange } = tools;
  const change = createChangeHandler(tools, { documents: createReferenceRepository });
  app.get('/referencias', ({ query }) => createReferenceRepository(db).list(query));
  app.post<{ Body: NewPayerReference }>('/referencias', withBody(bodies.newReference), (request, reply) =>
    runChange(request, reply, async (tx) => {
      const body = newReference(request.body, newId());
      await createReferenceRepository(tx).add(body);
      return { status: 201, body };
    }),
  );
  app.put<ById & { Body: PayerReferenceUpdate }>(
    '/referencias/:id',
    withBody(bodies.referenceUpdate),
    change((reference, _own, { body }) => updatedReference(reference, body)),
  );
  app.delete<ById>('/referencias/:id', (request, reply) =>
    runChange(request, reply, async (tx) => {
      await createReferenceRepository(tx).remove(request.params.id);
      return { status: 204, body: null };
    }),
  );
  app.delete<ById>('/referencias/comercios/:id', (request, reply) =>
    runChange(request, reply, async (tx) => ({
      status: 200,
      body: { deleted: await createReferenceRepository(tx).removeOfCollector(request.params.id) },
    })),
  );
}
