import type { FastifyInstance } from 'fastify';
import { collectorRoutes } from './collector/collector.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { notificationRoutes } from './notification/notification.routes.ts';
import { payerRoutes } from './payer/payer.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';
import type { ServiceTools } from './service-tools.ts';

/** The services by the path they are mounted at: the platform's table of contents. */
export const serviceRoutes: Readonly<Record<string, (app: FastifyInstance, tools: ServiceTools) => void>> = {
  collector: collectorRoutes,
  export: exportRoutes,
  notification: notificationRoutes,
  payer: payerRoutes,
  payment: paymentRoutes,
  subscription: subscriptionRoutes,
};
