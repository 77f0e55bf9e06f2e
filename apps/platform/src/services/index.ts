import { batchService } from './batch/index.ts';
import { binService } from './bin/index.ts';
import { collectorService } from './collector/index.ts';
import { converterService } from './converter/index.ts';
import { distribucionesService } from './distribuciones/index.ts';
import { exportService } from './export/index.ts';
import { formulariosService } from './formularios/index.ts';
import { importService } from './import/index.ts';
import { loteService } from './lote/index.ts';
import { notificationService } from './notification/index.ts';
import { payerService } from './payer/index.ts';
import { paymentService } from './payment/index.ts';
import type { Service } from './service.ts';
import { softproviderService } from './softprovider/index.ts';
import { subscriptionService } from './subscription/index.ts';
import { transferService } from './transfer/index.ts';
import { withdrawService } from './withdraw/index.ts';
import { withdrawalService } from './withdrawal/index.ts';

export * from './batch/index.ts';
export * from './bin/index.ts';
export * from './collector/index.ts';
export * from './distribuciones/index.ts';
export * from './export/index.ts';
export * from './formularios/index.ts';
export * from './import/index.ts';
export * from './lote/index.ts';
export * from './notification/index.ts';
export * from './payer/index.ts';
export * from './payment/index.ts';
export * from './softprovider/index.ts';
export * from './subscription/index.ts';
export * from './transfer/index.ts';
export * from './withdraw/index.ts';
export * from './withdrawal/index.ts';

/** The services, in the order of their seeds. */
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
  distribucionesService,
  formulariosService,
  loteService,
  binService,
  softproviderService,
  importService,
  converterService,
  exportService,
];
