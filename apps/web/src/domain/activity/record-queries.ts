import type { TypedDocumentNode } from '@apollo/client';
import * as documents from './RecordActivity.generated';

interface RecordActivity {
  readonly record: { readonly activity: documents.RecordActivityFragment | null } | null;
}

type RecordDocument = TypedDocumentNode<RecordActivity, { id: string }>;

const documentsOf = {
  Batch: documents.BatchActivityDocument,
  Bin: documents.BinActivityDocument,
  Collector: documents.CollectorActivityDocument,
  Distribution: documents.DistributionActivityDocument,
  GatewayBatch: documents.GatewayBatchActivityDocument,
  Import: documents.ImportActivityDocument,
  Notification: documents.NotificationActivityDocument,
  Payer: documents.PayerActivityDocument,
  Payment: documents.PaymentActivityDocument,
  PaymentSubscription: documents.PaymentSubscriptionActivityDocument,
  SoftwareProviderReport: documents.SoftwareProviderReportActivityDocument,
  TaxForm: documents.TaxFormActivityDocument,
  Transfer: documents.TransferActivityDocument,
  Withdraw: documents.WithdrawActivityDocument,
  Withdrawal: documents.WithdrawalActivityDocument,
} satisfies Readonly<Record<string, RecordDocument>>;

/** Types of records that have an activity section. */
export type RecordType = keyof typeof documentsOf;

/** Activity query of each type of record. */
export const queries: Readonly<Record<RecordType, RecordDocument>> = documentsOf;

const isRecordType = (type: string): type is RecordType => Object.hasOwn(queries, type);

/** Returns the activity query of a type. Undefined for a type without activity. */
export const queryOf = (type: string): RecordDocument | undefined => (isRecordType(type) ? queries[type] : undefined);
