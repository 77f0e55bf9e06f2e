import type { NewCollectorConfiguration } from '@backoffice/contracts/collector';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../shared/new-id.ts';
import { object, withBody } from '../../shared/bodies.ts';
import { documentRoutes } from '../../shared/document-routes.ts';
import { createChangeHandler } from '../../shared/change-handler.ts';
import type { ById, ServiceTools } from '../../shared/service-tools.ts';
import { createGatewayRepository, createPromotionRepository } from './collector.catalogues.ts';
import { createCollectorRepository, createConfigurationRepository } from './collector.repository.ts';
import { disabled, newConfiguration } from './collector.rules.ts';
import { configurationVariables } from './collector.variables.ts';

const newConfigurationBody = object(['commerce_config_vars', 'value'], {
  commerce_config_vars: object(['id'], { id: { type: 'string' } }),
  value: { type: 'string', minLength: 1, maxLength: 200 },
});

/** Registers the collector service (A194, B309). */
export function collectorRoutes(app: FastifyInstance, tools: ServiceTools): void {
  const { db, runChange } = tools;
  const collectors = createCollectorRepository(db);
  documentRoutes(app, '/comercios', collectors);
  app.get<{ Params: { signature: string } }>('/comercios/firma/:signature', ({ params }) =>
    collectors.bySignature(params.signature),
  );
  app.get<ById>('/comercios/:id/saldo', ({ params }) => collectors.balance(params.id));
  app.get('/variables', () => ({ rows: configurationVariables }));

  app.get('/promociones', ({ query }) => createPromotionRepository(db).list(query));
  app.get('/gateways', ({ query }) => createGatewayRepository(db).list(query));

  app.get<ById>('/comercios/:id/configuraciones', async ({ params }) => {
    const { id } = await collectors.byId(params.id);
    return { rows: await createConfigurationRepository(db).ofCollector(id) };
  });
  app.post<ById & { Body: NewCollectorConfiguration }>(
    '/comercios/:id/configuraciones',
    withBody(newConfigurationBody),
    (request, reply) =>
      runChange(request, reply, async (tx) => {
        const body = newConfiguration(request.body, newId());
        const { id } = await createCollectorRepository(tx).byId(request.params.id);
        await createConfigurationRepository(tx).addTo(id, body);
        return { status: 201, body };
      }),
  );
  const change = createChangeHandler(tools, { documents: createConfigurationRepository });
  app.delete<ById>(
    '/configuraciones/:id',
    change((entry, { now }) => disabled(entry, now)),
  );
}
