import type { FastifyInstance } from 'fastify';
import { Problem } from '../shared/problem.ts';
import type { Control } from './control.ts';
import type { Fault } from './faults.ts';

const faultBody = (services: readonly string[]) => ({
  type: 'object',
  required: ['service', 'fault'],
  additionalProperties: false,
  properties: {
    service: { type: 'string', enum: services },
    path: { type: 'string', maxLength: 200 },
    method: { type: 'string', enum: ['GET', 'POST', 'PUT', 'DELETE'] },
    fault: {
      type: 'object',
      nullable: true,
      required: ['kind'],
      additionalProperties: false,
      properties: {
        kind: { type: 'string', enum: ['status', 'delay', 'hold', 'drop', 'lose', 'hang', 'malformed'] },
        status: { type: 'integer', minimum: 200, maximum: 599 },
        ms: { type: 'integer', minimum: 0, maximum: 120_000 },
        body: {},
      },
      allOf: [needs('status', 'status'), needs('delay', 'ms')],
    },
  },
});

const switchesBody = {
  type: 'object',
  additionalProperties: false,
  properties: { held: { type: 'boolean' }, failing: { type: 'boolean' } },
};

/** A fault of this kind must say this, too. */
function needs(kind: string, property: string) {
  return {
    if: { type: 'object', required: ['kind'], properties: { kind: { const: kind } } },
    then: { type: 'object', required: [property] },
  };
}

/** Registers the switches as HTTP endpoints, for other processes. */
export function controlRoutes(app: FastifyInstance, control: Control, services: readonly string[]): void {
  const { faults, requests } = control;
  app.put<{ Body: { service: string; path?: string; method?: string; fault: Fault | null } }>(
    '/control/faults',
    { schema: { body: faultBody(services) } },
    async ({ body: { service, path, method, fault } }, reply) => {
      if (path !== undefined && !isPattern(path))
        throw new Problem(400, 'invalid_value', '`path` is not a pattern.', { fields: { path: 'not a pattern' } });
      if (fault === null) faults.clear(service);
      else faults.set({ service, path, method, fault });
      return reply.status(204).send();
    },
  );
  app.delete('/control/faults', async (_request, reply) => {
    faults.clear();
    return reply.status(204).send();
  });
  for (const jobs of ['exports', 'imports'] as const)
    app.put<{ Body: { held?: boolean; failing?: boolean } }>(
      `/control/${jobs}`,
      { schema: { body: switchesBody } },
      async ({ body }, reply) => {
        control[jobs].set(body);
        return reply.status(204).send();
      },
    );
  app.get<{ Querystring: { service?: string } }>('/control/requests', ({ query }) => requests.list(query.service));
  app.delete('/control/requests', async (_request, reply) => {
    requests.clear();
    return reply.status(204).send();
  });
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
