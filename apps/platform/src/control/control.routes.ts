import type { FastifyInstance } from 'fastify';
import type { Control, Fault } from './faults.ts';

const faultShape = {
  type: 'object',
  required: ['service', 'fault'],
  additionalProperties: false,
  properties: {
    service: { type: 'string' },
    path: { type: 'string' },
    fault: {
      type: 'object',
      nullable: true,
      required: ['kind'],
      properties: {
        kind: { type: 'string', enum: ['status', 'delay', 'drop', 'hang', 'malformed'] },
        status: { type: 'integer', minimum: 200, maximum: 599 },
        ms: { type: 'integer', minimum: 0, maximum: 120_000 },
        body: {},
      },
    },
  },
} as const;

/** The switches by HTTP, for tests that run in another process. */
export function controlRoutes(app: FastifyInstance, { faults, requests }: Control): void {
  app.put<{ Body: { service: string; path?: string; fault: Fault | null } }>(
    '/control/faults',
    { schema: { body: faultShape } },
    async ({ body: { service, path, fault } }, reply) => {
      if (fault === null) faults.clear(service);
      else faults.set({ service, path, fault });
      return reply.status(204).send();
    },
  );
  app.delete('/control/faults', async (_request, reply) => {
    faults.clear();
    return reply.status(204).send();
  });
  app.get<{ Querystring: { service?: string } }>('/control/requests', ({ query }) => requests.list(query.service));
  app.delete('/control/requests', async (_request, reply) => {
    requests.clear();
    return reply.status(204).send();
  });
}
