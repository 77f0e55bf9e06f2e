import { permissionNames } from '../sign-in/index.ts';
import { kindNames } from './entities.ts';
import { fault, requestMatch } from './openapi.faults.ts';

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 1, maximum: 1_000_000 } as const;
const requestQuery = (services: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    service: { type: 'string', enum: services },
    operation: { ...text, description: 'As in the contract, `GET /pagos/{id}`; it needs its `service`.' },
  },
});

const clock = {
  type: 'object',
  required: ['advance'],
  additionalProperties: false,
  properties: {
    advance: {
      type: 'number',
      minimum: 0,
      maximum: 3_155_760_000,
      description:
        'Seconds by which the clocks of gateway and services are ahead of the real time; their timers are not.',
    },
  },
};

const token = {
  type: 'object',
  additionalProperties: false,
  description: 'A person is given by `username`, `permissions` or `roles`.',
  properties: {
    username: {
      ...text,
      pattern: '^[\\w.-]{1,60}$',
      description: 'One of the demonstration, with its roles, or anybody.',
    },
    permissions: { type: 'array', items: { type: 'string', enum: permissionNames } },
    roles: { type: 'array', items: text, description: 'Roles of the realm, composites among them: `operador`.' },
    expiresIn: { type: 'integer', minimum: -86_400, maximum: 86_400, description: 'Seconds; 300 without it.' },
  },
};

/** Schemas of the bodies of the control endpoints, for validation and for the document. */
export const bodies = (services: readonly string[]) => ({
  fault: {
    type: 'object',
    required: ['service', 'fault'],
    additionalProperties: false,
    properties: {
      service: { type: 'string', enum: services },
      operation: {
        ...text,
        description: 'As in the contract, `GET /pagos/{id}`; `/control/operations` has all.',
      },
      path: { ...text, maxLength: 200, description: 'Pattern of the path and its query, in the place of `operation`.' },
      method: { type: 'string', enum: ['GET', 'POST', 'PUT', 'DELETE'] },
      where: requestMatch,
      times: {
        ...count,
        description:
          'The next requests alone; all of them without it. Rules with `times` for the same requests wait for their turn.',
      },
      fault: { ...fault, type: ['object', 'null'], description: 'null: the service works again.' },
    },
  },
  requests: requestQuery(services),
  clock,
  token,
  reset: {
    type: 'object',
    additionalProperties: false,
    properties: {
      payments: { type: 'integer', minimum: 0, maximum: 1_000_000, description: 'Seeded; none without it.' },
      empty: { type: 'boolean', description: 'Seeds nothing, neither payers nor collectors nor catalogues.' },
      stubs: {
        type: 'boolean',
        description: 'What is not programmed is refused with 501; without it, as before the reset.',
      },
    },
  },
  jobs: {
    type: 'object',
    additionalProperties: false,
    properties: { held: { type: 'boolean' }, failing: { type: 'boolean', description: 'The next one fails.' } },
  },
  entity: {
    description:
      'Properties as the contract has them; the others get usual values. A list adds all of its entities, or none.',
    oneOf: [{ type: 'object' }, { type: 'array', minItems: 1, maxItems: 10_000, items: { type: 'object' } }],
  },
});

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const done = { '204': { description: 'Done.' } };
const answered = (description: string, schema: object) => ({ '200': { description, ...json(schema) } });
const parameter = (name: string, place: 'path' | 'query', schema: object) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
});

/** Describes an operation with a body. */
const request = (operationId: string, summary: string, schema: object, responses: object = done) => ({
  operationId,
  summary,
  requestBody: { required: true, ...json(schema) },
  responses,
});

/** Schemas by what they describe. */
export type Shapes = ReturnType<typeof bodies>;

const faultPaths = ({ fault: rule, requests }: Shapes) => ({
  '/control/faults': {
    get: {
      operationId: 'listFaults',
      summary: 'The faults and programmed answers that are set; the newest holds.',
      responses: answered('Oldest first.', { type: 'array', items: rule }),
    },
    put: request('setFault', 'Sets a fault or an answer, in the place of an earlier one of the same requests.', rule),
    delete: { operationId: 'clearFaults', summary: 'Every service works again.', responses: done },
  },
  '/control/operations': {
    get: {
      operationId: 'listOperations',
      summary: 'The operations of each service, as its contract names them.',
      responses: answered('By service.', { type: 'object', additionalProperties: { type: 'array', items: text } }),
    },
  },
  '/control/requests': {
    get: {
      operationId: 'listRequests',
      summary: 'The requests that reached the services, without tokens: the last 5,000.',
      parameters: Object.entries(requests.properties).map(([name, schema]) => parameter(name, 'query', schema)),
      responses: answered('Oldest first.', {
        type: 'array',
        items: {
          type: 'object',
          required: ['service', 'method', 'path', 'operation', 'headers', 'at'],
          properties: {
            service: text,
            method: text,
            path: { ...text, description: 'Within the service, with its query.' },
            operation: { ...text, description: 'Method and path as its contract has them: `GET /pagos/{id}`.' },
            headers: { type: 'object', additionalProperties: text },
            at: { type: 'string', format: 'date-time' },
            body: { description: 'JSON; of a file its name and digest.' },
            unmatched: {
              type: 'boolean',
              description: 'True of what was refused with 501: nothing had programmed it.',
            },
          },
        },
      }),
    },
    delete: { operationId: 'clearRequests', summary: 'Forgets them.', responses: done },
  },
});

const clockPaths = ({ clock }: Shapes) => ({
  '/control/clock': {
    get: {
      operationId: 'getClock',
      summary: 'How far the clocks are ahead.',
      responses: answered('Seconds.', clock),
    },
    put: request('setClock', 'Sets the clocks of gateway and services ahead. A reset sets them back.', clock),
  },
});

const dataPaths = ({ token, reset, jobs, entity }: Shapes) => ({
  '/control/tokens': {
    post: request(
      'createToken',
      'An access token of whoever a test needs.',
      token,
      answered('As the token endpoint of OpenID Connect answers.', {
        type: 'object',
        required: ['access_token', 'token_type', 'expires_in'],
        properties: { access_token: text, token_type: { const: 'Bearer' }, expires_in: { type: 'integer' } },
      }),
    ),
  },
  '/control/entities/{kind}': {
    parameters: [parameter('kind', 'path', { type: 'string', enum: kindNames })],
    post: request('addEntity', 'Adds an entity, or several.', entity, {
      '201': {
        description: 'As it is; a list for a list.',
        ...json({ oneOf: [{ type: 'object' }, { type: 'array', items: { type: 'object' } }] }),
      },
    }),
  },
  '/control/exports': { put: request('switchExports', 'Holds exports, or lets the next one fail.', jobs) },
  '/control/imports': { put: request('switchImports', 'Holds imports, or lets the next one fail.', jobs) },
  '/control/reset': {
    post: request('reset', 'Makes all as new: data, faults, requests, clock. Tokens stay good.', reset),
  },
  '/control/openapi.json': {
    get: {
      operationId: 'getDocument',
      summary: 'This document.',
      responses: answered('OpenAPI 3.1.', { type: 'object' }),
    },
  },
});

/** Returns the OpenAPI document of the control endpoints. @param hasClock whether tests can move the clock */
export const controlDocument = (services: readonly string[], hasClock: boolean) => {
  const shapes = bodies(services);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Switches of the reference platform',
      version: '1.0.0',
      description: 'For tests and demonstrations: faults, answers, tokens and data. There are none in production.',
    },
    paths: { ...dataPaths(shapes), ...(hasClock && clockPaths(shapes)), ...faultPaths(shapes) },
  };
};
