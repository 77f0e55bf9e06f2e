import type { Batch } from '@backoffice/contracts/batch';
import type { Bin } from '@backoffice/contracts/bin';
import type { Collector, Gateway, Promotion } from '@backoffice/contracts/collector';
import type { Distribution } from '@backoffice/contracts/distribution';
import type { Export } from '@backoffice/contracts/export';
import type { Import } from '@backoffice/contracts/import';
import type { Notification } from '@backoffice/contracts/notification';
import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import type { Payment } from '@backoffice/contracts/payment';
import type { GatewayBatch, TransactionBatch } from '@backoffice/contracts/service-payment';
import type { SoftwareProviderReport } from '@backoffice/contracts/software-provider';
import type { Subscription } from '@backoffice/contracts/subscription';
import type { TaxForm } from '@backoffice/contracts/tax-form';
import type { Transfer } from '@backoffice/contracts/transfer';
import type { Withdraw } from '@backoffice/contracts/withdraw';
import type { Withdrawal } from '@backoffice/contracts/withdrawal';

/** Kinds of entities that tests may add, in the shape of the contract. */
export interface Entities {
  readonly payments: Payment;
  readonly subscriptions: Subscription;
  readonly notifications: Notification;
  readonly payers: Payer;
  readonly payerReferences: PayerReference;
  readonly collectors: Collector;
  readonly promotions: Promotion;
  readonly gateways: Gateway;
  readonly transfers: Transfer;
  readonly withdraws: Withdraw;
  readonly withdrawals: Withdrawal;
  readonly batches: Batch;
  readonly distributions: Distribution;
  readonly taxForms: TaxForm;
  readonly transactionBatches: TransactionBatch;
  readonly gatewayBatches: GatewayBatch;
  readonly bins: Bin;
  readonly reports: SoftwareProviderReport;
  readonly exports: Export;
  readonly imports: Import;
}

/** Name of a kind of entities, such as `payments`. */
export type EntityKind = keyof Entities;

/** Entity as it was added, with its id. The id of an import equals its `import_id`. */
export type Added<Kind extends EntityKind> = Entities[Kind] & { readonly id: string };

/** Properties that a test gives. The others get default values. */
export type Given<Kind extends EntityKind> = Partial<Entities[Kind]> & { readonly id?: string };
