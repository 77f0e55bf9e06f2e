import { defineModule } from '../define-module.ts';
import { paymentActions } from './payment.actions.ts';
import { paymentResolvers } from './payment.resolvers.ts';
import { createPaymentSource } from './payment.source.ts';
import { paymentRefusals } from './payment.texts.ts';

/** Module of payments. */
export const paymentModule = defineModule({
  service: 'payment',
  serviceLabel: 'pagos',
  refusals: paymentRefusals,
  resolvers: paymentResolvers,
  localFields: ['Payment.id', 'Payment.overdue', 'Payment.refundedAmount', 'Payment.lastRefundDate'],
  actions: { Payment: paymentActions },
  createSource: createPaymentSource,
});
