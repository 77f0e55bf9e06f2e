import { identification } from '../identification.body.ts';

const reason = { type: 'string', minLength: 1, maxLength: 500, pattern: String.raw`\S` };
const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** Shapes of the bodies, as the contract gives them; Fastify refuses others with 400. */
export const bodies = {
  reason: object(['reason'], { reason }),
  retry: object(['code'], { code: { type: 'string', enum: ['A', 'B'] } }),
  refund: object(['reason', 'amount', 'partial'], {
    reason,
    amount: { type: 'number', exclusiveMinimum: 0 },
    partial: { type: 'boolean' },
  }),
  partialRefund: {
    type: 'array',
    minItems: 1,
    items: object(['status_detail', 'type', 'amount', 'payment_method_id'], {
      status_detail: reason,
      type: { type: 'string', nullable: true },
      amount: { type: 'number', exclusiveMinimum: 0 },
      payment_method_id: { type: 'integer', minimum: 0 },
    }),
  },
  methodChange: object(['number', 'holder'], {
    number: { type: 'string', pattern: String.raw`^(\d{13,19}|\d{22})$` },
    expiration_month: { type: 'integer', minimum: 1, maximum: 12 },
    expiration_year: { type: 'integer', minimum: 2000, maximum: 2100 },
    holder: object(['name', 'identification'], { name: { type: 'string', minLength: 1 }, identification }),
  }),
} as const;
