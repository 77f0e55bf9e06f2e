import type { NewCollectorConfiguration } from '@backoffice/contracts/collector';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../shared/new-id.ts';
import { object, taking } from '../bodies.ts';
import type { ById, ServiceTools } from '../service-tools.ts';
import { createCatalogueRepository } from './collector.catalogues.ts';
import { createCollectorRepository } from './collector.repository.ts';
import { disabled, newConfiguration } from './collector.rules.ts';
import { configurationVariables } from './collector.variables.ts';

const newConfigurationBody = object(['commerce_config_vars', 'value'], {
  commerce_config_vars: object(['id'], { id: { type: 'string' } }),
  value: { type: 'string', minLength: 1, maxLength: 200 },
});

/** Registers the collector service (A194, B309). */
export function collectorRoutes(app: FastifyInstance, { db, now, runChange }: ServiceTools): void {
  const collectors = createCollectorRepository(db);
  app.get('/comercios', ({ query }) => collectors.list(query));
  app.get<ById>('/comercios/:id', ({ params }) => collectors.byId(params.id));
  app.get<{ Params: { signature: string } }>('/comercios/firma/:signature', ({ params }) =>
    collectors.bySignature(params.signature),
  );
  app.get<ById>('/comercios/:id/saldo', ({ params }) => collectors.balance(params.id));
  app.get('/variables', () => ({ rows: configurationVariables }));

  const catalogues = createCatalogueRepository(db);
  app.get('/promociones', ({ query }) => catalogues.promotions(query));
  app.get('/gateways', ({ query }) => catalogues.gateways(query));

  app.get<ById>('/comercios/:id/configuraciones', async ({ params }) => ({
    rows: await collectors.configurations(params.id),
  }));
  app.post<ById & { Body: NewCollectorConfiguration }>(
    '/comercios/:id/configuraciones',
    taking(newConfigurationBody),
    (request, reply) =>
      runChange(request, reply, async (tx) => {
        const body = newConfiguration(request.body, newId());
        await createCollectorRepository(tx).addConfiguration(request.params.id, body);
        return { status: 201, body };
      }),
  );
  app.delete<ById>('/configuraciones/:id', (request, reply) =>
    runChange(request, reply, async (tx) => {
      const disable = createCollectorRepository(tx).changeConfiguration;
      return { status: 200, body: await disable(request.params.id, (entry) => disabled(entry, now().toISOString())) };
    }),
  );
}
