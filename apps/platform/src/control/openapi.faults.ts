const text = { type: 'string' } as const;
const milliseconds = { type: 'integer', minimum: 0, maximum: 120_000 } as const;

/** Requires a property of faults of one kind. */
const needs = (kind: string, property: string) => ({
  if: { type: 'object', required: ['kind'], properties: { kind: { const: kind } } },
  then: { type: 'object', required: [property] },
});

/**
 * Schema of a fault or answer of a service. `demandFault` also refuses properties that the kind of fault ignores, and a
 * success without a body.
 */
export const fault = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: {
      type: 'string',
      enum: ['status', 'ask', 'delay', 'hold', 'drop', 'lose', 'hang', 'malformed'],
      description:
        'status: answers `status` and `body` in the place of the service. ask: posts the request to ' +
        '`url` and answers the `body` of its JSON. delay: handles it `ms` later. hold: handles it ' +
        'once the fault is cleared. drop: closes the connection. lose: handles it and loses the answer, or answers ' +
        '`status` as a proxy would. hang: never answers. malformed: answers JSON that is cut off.',
    },
    status: {
      type: 'integer',
      minimum: 200,
      maximum: 599,
      description: 'Without it, that with which the operation of the contract succeeds; 200 where none is named.',
    },
    url: {
      ...text,
      pattern: '^https?://',
      description:
        'Who answers `ask`: takes a POST of `service`, `operation`, `path` (values of placeholders), `query` and `body`.',
    },
    ms: { ...milliseconds, description: 'Milliseconds before the answer, of `delay` and `status`.' },
    unknownCodes: {
      type: 'boolean',
      description: 'True to answer a refusal whose codes the contract does not have, of `status`.',
    },
    body: {
      description:
        'JSON that `status` answers; without it, a problem of the code `fault`. A refusal is a problem: `code`, the class, such as ' +
        '`conflict`; `extended_code`, the exact one of the contract; `message`; `fields`, by name, where the service tells them.',
    },
  },
  allOf: [needs('ask', 'url'), needs('delay', 'ms')],
};

/** Schema of the requests to which a rule applies. */
export const requestMatch = {
  type: 'object',
  additionalProperties: false,
  description: 'Parts that the request has to have; it may have more. Such rules go before others.',
  properties: {
    path: { type: 'object', additionalProperties: text, description: 'Values of placeholders: `{"id": "p1"}`.' },
    query: { type: 'object', additionalProperties: text, description: 'Texts of the query.' },
    body: { type: 'object', description: 'Properties of the body.' },
  },
} as const;
