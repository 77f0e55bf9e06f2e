import { batchService } from './batch/index.ts';
import { binService } from './bin/index.ts';
import { collectorService } from './collector/index.ts';
import { converterService } from './converter/index.ts';
import { distributionService } from './distribution/index.ts';
import { exportService } from './export/index.ts';
import { taxFormService } from './tax-form/index.ts';
import { importService } from './import/index.ts';
import { servicePaymentService } from './service-payment/index.ts';
import { notificationService } from './notification/index.ts';
import { payerService } from './payer/index.ts';
import { paymentService } from './payment/index.ts';
import type { Service } from '../shared/service.ts';
import { softwareProviderService } from './software-provider/index.ts';
import { subscriptionService } from './subscription/index.ts';
import { transferService } from './transfer/index.ts';
import { withdrawService } from './withdraw/index.ts';
import { withdrawalService } from './withdrawal/index.ts';

export * from './batch/index.ts';
export * from './bin/index.ts';
export * from './collector/index.ts';
export * from './distribution/index.ts';
export * from './export/index.ts';
export * from './tax-form/index.ts';
export * from './import/index.ts';
export * from './service-payment/index.ts';
export * from './notification/index.ts';
export * from './payer/index.ts';
export * from './payment/index.ts';
export * from './software-provider/index.ts';
export * from './subscription/index.ts';
export * from './transfer/index.ts';
export * from './withdraw/index.ts';
export * from './withdrawal/index.ts';

/** Services in the order of their seeds. */
export const services: readonly Service[] = [
  collectorService,
  payerService,
  notificationService,
  paymentService,
  subscriptionService,
  transferService,
  withdrawService,
  withdrawalService,
  batchService,
  distributionService,
  taxFormService,
  servicePaymentService,
  binService,
  softwareProviderService,
  importService,
  converterService,
  exportService,
];
