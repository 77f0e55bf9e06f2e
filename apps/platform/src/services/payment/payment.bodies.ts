import { amount, object, reason } from '../../shared/bodies.ts';

/** Schemas of the bodies of retries and refunds, as in the contract. Fastify refuses any other body with 400. */
export const bodies = {
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
};
