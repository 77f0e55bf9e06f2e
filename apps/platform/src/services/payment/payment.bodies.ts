import { identification, object, words } from '../bodies.ts';

const reason = words(500);
/** Money has no more than two decimals. */
const amount = { type: 'number', exclusiveMinimum: 0, multipleOf: 0.01 };

/** Shapes of the bodies, as the contract gives them; Fastify refuses others with 400. */
export const bodies = {
  reason: object(['reason'], { reason }),
  retry: object(['code'], { code: { type: 'string', enum: ['A', 'B'] } }),
  refund: object(['reason', 'amount', 'partial'], { reason, amount, partial: { type: 'boolean' } }),
  partialRefund: {
    type: 'array',
    minItems: 1,
    maxItems: 100,
    items: object(['status_detail', 'type', 'amount', 'payment_method_id'], {
      status_detail: reason,
      type: { type: 'string', nullable: true, maxLength: 60 },
      amount,
      payment_method_id: { type: 'integer', minimum: 0 },
    }),
  },
  methodChange: object(['number', 'holder'], {
    number: { type: 'string', pattern: String.raw`^(\d{13,19}|\d{22})$` },
    expiration_month: { type: 'integer', minimum: 1, maximum: 12 },
    expiration_year: { type: 'integer', minimum: 2000, maximum: 2100 },
    holder: object(['name', 'identification'], { name: words(120), identification }),
  }),
};
