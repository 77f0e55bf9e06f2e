import type { Service } from '../../shared/service.ts';
import { paymentExamples } from './payment.examples.ts';
import { paymentRoutes } from './payment.routes.ts';
import { seedPayments } from './payment.seed.ts';
import { payments, paymentVersions, refunds } from './payment.table.ts';

/** Declaration of the payment service. */
export const paymentService: Service = {
  name: 'payment',
  tables: [payments, paymentVersions, refunds],
  routes: paymentRoutes,
  seed: seedPayments,
  examples: paymentExamples,
};

export { aMethod, aPayment } from './payment.builder.ts';
export { payments } from './payment.table.ts';
