import type { Batch } from '@backoffice/contracts/batch';
import type { Bin } from '@backoffice/contracts/bin';
import type { Detail, Distribution } from '@backoffice/contracts/distribution';
import type { Export } from '@backoffice/contracts/export';
import type { Import } from '@backoffice/contracts/import';
import type { Notification } from '@backoffice/contracts/notification';
import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import type { Payment } from '@backoffice/contracts/payment';
import type { GatewayBatch } from '@backoffice/contracts/service-payment';
import type { SoftwareProviderReport } from '@backoffice/contracts/software-provider';
import type { Subscription } from '@backoffice/contracts/subscription';
import type { TaxForm } from '@backoffice/contracts/tax-form';
import type { Transfer } from '@backoffice/contracts/transfer';
import type { Withdraw } from '@backoffice/contracts/withdraw';
import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { kind } from './kind.ts';

/**
 * Creates a test client of a running platform, with one property for each kind of entities. It needs no server code.
 */
export const clientOf = (origin: string) => ({
  payments: kind<Payment>(origin, 'payment/pagos', { controlled: 'payments' }),
  subscriptions: kind<Subscription>(origin, 'subscription/suscripciones'),
  notifications: kind<Notification>(origin, 'notification/notificaciones'),
  payers: kind<Payer>(origin, 'payer', { list: '/' }),
  references: kind<PayerReference>(origin, 'payer/referencias', { listed: true }),
  exports: kind<Export>(origin, 'export/exportaciones', {
    defaults: { type: 'payments', format: 'csv', filter: '', requested_by: 'administrador' },
  }),
  imports: kind<Import>(origin, 'import/pagos'),
  transfers: kind<Transfer>(origin, 'transfer', { list: '/', listed: true }),
  withdraws: kind<Withdraw>(origin, 'withdraw', { list: '/', listed: true }),
  withdrawals: kind<Withdrawal>(origin, 'withdrawal', {
    list: '/',
    listed: true,
    // the only seeded account with wrong check digits
    suits: ({ destination }) => destination.value !== '2850590940090418135200',
  }),
  batches: kind<Batch>(origin, 'batch', { list: '/', listed: true }),
  distributions: kind<Distribution>(origin, 'distribuciones/distribuciones', { limit: 'size' }),
  /** Reads the current parts of a distribution. */
  partsOf: ({ id }: Pick<Distribution, 'id'>) =>
    kind<Detail>(origin, `distribuciones/distribuciones/${id}/detalles`, { limit: 'size' }).list(),
  taxForms: kind<TaxForm>(origin, 'formularios/formularios'),
  bins: kind<Bin>(origin, 'bin', {
    list: '/',
    added: '/secure',
    limit: 'size',
    defaults: { brand: 'visa', type: 'credito', mediaPaymentId: 9, accreditationDay: 10 },
  }),
  gatewayBatches: kind<GatewayBatch>(origin, 'lote/lote', {
    list: '/gateways',
    limit: 'size',
    status: 'state',
    listed: true,
  }),
  reports: kind<SoftwareProviderReport>(origin, 'softprovider/softprovider', { limit: 'size', listed: true }),
});
