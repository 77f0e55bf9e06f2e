import type * as Types from '../api/schema-types.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ChangeErrorParent as ChangeErrorParentSource } from '../changes/change-error.ts';
import type { PayerNotificationParent as PayerNotificationParentSource } from '../module-kit/source/mapping.ts';
import type { BatchParent as BatchParentSource } from './batch/batch.mappers.ts';
import type { BinParent as BinParentSource } from './bin/bin.mappers.ts';
import type { BulkRunParent as BulkRunParentSource } from './bulk-run/bulk-run.mappers.ts';
import type { CollectorParent as CollectorParentSource, ConfigurationVariableParent as ConfigurationVariableParentSource, CollectorConfigurationParent as CollectorConfigurationParentSource, PromotionParent as PromotionParentSource } from './collector/collector.mappers.ts';
import type { DistributionParent as DistributionParentSource, DistributionDetailParent as DistributionDetailParentSource, DistributionStatisticsParent as DistributionStatisticsParentSource } from './distribution/distribution.mappers.ts';
import type { ExportParent as ExportParentSource } from './export/export.mappers.ts';
import type { ImportParent as ImportParentSource } from './import/import.mappers.ts';
import type { AddNotePayloadParent as AddNotePayloadParentSource } from './note/note.mappers.ts';
import type { NotificationParent as NotificationParentSource } from './notification/notification.mappers.ts';
import type { PayerParent as PayerParentSource, PayerReferenceParent as PayerReferenceParentSource } from './payer/payer.mappers.ts';
import type { ListedRefundParent as ListedRefundParentSource, PaymentParent as PaymentParentSource, SubscriptionRequestParent as SubscriptionRequestParentSource, RelatedPaymentParent as RelatedPaymentParentSource } from './payment/payment.mappers.ts';
import type { RecordTakePayloadParent as RecordTakePayloadParentSource } from './record-take/record-take.mappers.ts';
import type { GatewayBatchParent as GatewayBatchParentSource } from './service-payment/service-payment.mappers.ts';
import type { SoftwareProviderReportParent as SoftwareProviderReportParentSource } from './software-provider/software-provider.mappers.ts';
import type { PaymentSubscriptionParent as PaymentSubscriptionParentSource, PaymentPeriodParent as PaymentPeriodParentSource } from './subscription/subscription.mappers.ts';
import type { TaxFormParent as TaxFormParentSource } from './tax-form/tax-form.mappers.ts';
import type { TransferParent as TransferParentSource } from './transfer/transfer.mappers.ts';
import type { ViewerParent as ViewerParentSource } from './viewer/viewer.mappers.ts';
import type { WithdrawParent as WithdrawParentSource } from './withdraw/withdraw.mappers.ts';
import type { WithdrawalParent as WithdrawalParentSource } from './withdrawal/withdrawal.mappers.ts';
import type { GatewayContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Activity: ResolverTypeWrapper<Types.Activity>;
  ActivityChange: ResolverTypeWrapper<Types.ActivityChange>;
  ActivityFilter: Types.ActivityFilter;
  ActivityKind: Types.ActivityKind;
  ActivityPage: ResolverTypeWrapper<Types.ActivityPage>;
  ActivityResult: Types.ActivityResult;
  ActivityValue: ResolverTypeWrapper<Types.ActivityValue>;
  AddNotePayload: ResolverTypeWrapper<AddNotePayloadParentSource>;
  AmountRangeInput: Types.AmountRangeInput;
  AvailableAction: ResolverTypeWrapper<Types.AvailableAction>;
  BankFileFormat: Types.BankFileFormat;
  Batch: ResolverTypeWrapper<BatchParentSource>;
  BatchFilter: Types.BatchFilter;
  BatchPage: ResolverTypeWrapper<Omit<Types.BatchPage, 'rows'> & { rows: Array<ResolversTypes['Batch']> }>;
  BatchPayload: ResolverTypeWrapper<Omit<Types.BatchPayload, 'batch' | 'error'> & { batch?: Types.Maybe<ResolversTypes['Batch']>, error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  BatchSelection: ResolverTypeWrapper<Omit<Types.BatchSelection, 'rows'> & { rows: Array<ResolversTypes['Batch']> }>;
  BatchSort: Types.BatchSort;
  BatchSortField: Types.BatchSortField;
  BatchStatus: Types.BatchStatus;
  Bin: ResolverTypeWrapper<BinParentSource>;
  BinChoice: ResolverTypeWrapper<Types.BinChoice>;
  BinChoicePage: ResolverTypeWrapper<Types.BinChoicePage>;
  BinFilter: Types.BinFilter;
  BinInput: Types.BinInput;
  BinPage: ResolverTypeWrapper<Omit<Types.BinPage, 'rows'> & { rows: Array<ResolversTypes['Bin']> }>;
  BinPayload: ResolverTypeWrapper<Omit<Types.BinPayload, 'bin' | 'error'> & { bin?: Types.Maybe<ResolversTypes['Bin']>, error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  BinSort: Types.BinSort;
  BinSortField: Types.BinSortField;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  BulkRun: ResolverTypeWrapper<BulkRunParentSource>;
  BulkRunArgument: ResolverTypeWrapper<Types.BulkRunArgument>;
  BulkRunArgumentInput: Types.BulkRunArgumentInput;
  BulkRunItem: ResolverTypeWrapper<Types.BulkRunItem>;
  BulkRunItemState: Types.BulkRunItemState;
  BulkRunOutcomeInput: Types.BulkRunOutcomeInput;
  BulkRunPayload: ResolverTypeWrapper<Omit<Types.BulkRunPayload, 'error' | 'run'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, run?: Types.Maybe<ResolversTypes['BulkRun']> }>;
  BulkRunReportInput: Types.BulkRunReportInput;
  BulkRunState: Types.BulkRunState;
  CardInput: Types.CardInput;
  CaseTwin: ResolverTypeWrapper<Types.CaseTwin>;
  ChangeError: ResolverTypeWrapper<ChangeErrorParentSource>;
  ChangeErrorCode: Types.ChangeErrorCode;
  ChangeInput: Types.ChangeInput;
  Colleague: ResolverTypeWrapper<Types.Colleague>;
  Collector: ResolverTypeWrapper<CollectorParentSource>;
  CollectorBalance: ResolverTypeWrapper<Types.CollectorBalance>;
  CollectorConfiguration: ResolverTypeWrapper<CollectorConfigurationParentSource>;
  CollectorConfigurationPayload: ResolverTypeWrapper<Omit<Types.CollectorConfigurationPayload, 'configuration' | 'error'> & { configuration?: Types.Maybe<ResolversTypes['CollectorConfiguration']>, error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  CollectorFilter: Types.CollectorFilter;
  CollectorNotification: ResolverTypeWrapper<Types.CollectorNotification>;
  CollectorPage: ResolverTypeWrapper<Omit<Types.CollectorPage, 'rows'> & { rows: Array<ResolversTypes['Collector']> }>;
  CollectorSort: Types.CollectorSort;
  CollectorSortField: Types.CollectorSortField;
  ColumnWidth: ResolverTypeWrapper<Types.ColumnWidth>;
  ColumnWidthInput: Types.ColumnWidthInput;
  ConfigurationVariable: ResolverTypeWrapper<ConfigurationVariableParentSource>;
  ConverterConfiguration: ResolverTypeWrapper<Types.ConverterConfiguration>;
  CreateViewsPayload: ResolverTypeWrapper<Omit<Types.CreateViewsPayload, 'error'> & { error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  CurrencyConversion: ResolverTypeWrapper<Types.CurrencyConversion>;
  CurrencyTotal: ResolverTypeWrapper<Types.CurrencyTotal>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Types.Scalars['Decimal']['output']>;
  Decision: ResolverTypeWrapper<Types.Decision>;
  DeleteBinsPayload: ResolverTypeWrapper<Omit<Types.DeleteBinsPayload, 'bins' | 'error'> & { bins?: Types.Maybe<Array<ResolversTypes['Bin']>>, error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  DeletePayerReferencesPayload: ResolverTypeWrapper<Omit<Types.DeletePayerReferencesPayload, 'error' | 'reference'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, reference?: Types.Maybe<ResolversTypes['PayerReference']> }>;
  DeleteViewPayload: ResolverTypeWrapper<Omit<Types.DeleteViewPayload, 'error'> & { error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  Destination: ResolverTypeWrapper<Types.Destination>;
  DestinationKind: Types.DestinationKind;
  Distribution: ResolverTypeWrapper<DistributionParentSource>;
  DistributionDetail: ResolverTypeWrapper<DistributionDetailParentSource>;
  DistributionDetailInput: Types.DistributionDetailInput;
  DistributionDetailPage: ResolverTypeWrapper<Omit<Types.DistributionDetailPage, 'rows'> & { rows: Array<ResolversTypes['DistributionDetail']> }>;
  DistributionDetailPayload: ResolverTypeWrapper<Omit<Types.DistributionDetailPayload, 'detail' | 'error'> & { detail?: Types.Maybe<ResolversTypes['DistributionDetail']>, error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  DistributionExportColumn: Types.DistributionExportColumn;
  DistributionExportInput: Types.DistributionExportInput;
  DistributionFilter: Types.DistributionFilter;
  DistributionFormat: Types.DistributionFormat;
  DistributionPage: ResolverTypeWrapper<Omit<Types.DistributionPage, 'rows'> & { rows: Array<ResolversTypes['Distribution']> }>;
  DistributionPayload: ResolverTypeWrapper<Omit<Types.DistributionPayload, 'distribution' | 'error'> & { distribution?: Types.Maybe<ResolversTypes['Distribution']>, error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  DistributionReceipt: ResolverTypeWrapper<Types.DistributionReceipt>;
  DistributionSelection: ResolverTypeWrapper<Omit<Types.DistributionSelection, 'rows'> & { rows: Array<ResolversTypes['Distribution']> }>;
  DistributionSort: Types.DistributionSort;
  DistributionSortField: Types.DistributionSortField;
  DistributionStatistics: ResolverTypeWrapper<DistributionStatisticsParentSource>;
  DistributionStatus: Types.DistributionStatus;
  DistributionType: Types.DistributionType;
  Download: ResolverTypeWrapper<Types.Download>;
  DownloadPayload: ResolverTypeWrapper<Omit<Types.DownloadPayload, 'error'> & { error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  Export: ResolverTypeWrapper<ExportParentSource>;
  ExportFilter: Types.ExportFilter;
  ExportFormat: Types.ExportFormat;
  ExportInput: Types.ExportInput;
  ExportPage: ResolverTypeWrapper<Omit<Types.ExportPage, 'rows'> & { rows: Array<ResolversTypes['Export']> }>;
  ExportPayload: ResolverTypeWrapper<Omit<Types.ExportPayload, 'error' | 'export'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, export?: Types.Maybe<ResolversTypes['Export']> }>;
  ExportSort: Types.ExportSort;
  ExportSortField: Types.ExportSortField;
  ExportStatus: Types.ExportStatus;
  ExportType: Types.ExportType;
  ExternalIdUse: ResolverTypeWrapper<Types.ExternalIdUse>;
  FieldError: ResolverTypeWrapper<Types.FieldError>;
  FieldErrorCode: Types.FieldErrorCode;
  FollowPayload: ResolverTypeWrapper<Omit<Types.FollowPayload, 'error'> & { error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  FollowedRecord: ResolverTypeWrapper<Types.FollowedRecord>;
  Gateway: ResolverTypeWrapper<Types.Gateway>;
  GatewayBatch: ResolverTypeWrapper<GatewayBatchParentSource>;
  GatewayBatchPage: ResolverTypeWrapper<Omit<Types.GatewayBatchPage, 'rows'> & { rows: Array<ResolversTypes['GatewayBatch']> }>;
  GatewayBatchPayload: ResolverTypeWrapper<Omit<Types.GatewayBatchPayload, 'error' | 'gatewayBatch'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, gatewayBatch?: Types.Maybe<ResolversTypes['GatewayBatch']> }>;
  GatewayFilter: Types.GatewayFilter;
  GatewayPage: ResolverTypeWrapper<Types.GatewayPage>;
  GatewaySort: Types.GatewaySort;
  GatewaySortField: Types.GatewaySortField;
  GatewayStatus: Types.GatewayStatus;
  Holder: ResolverTypeWrapper<Types.Holder>;
  HolderInput: Types.HolderInput;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Identification: ResolverTypeWrapper<Types.Identification>;
  IdentificationInput: Types.IdentificationInput;
  IdentificationType: Types.IdentificationType;
  Import: ResolverTypeWrapper<ImportParentSource>;
  ImportFilter: Types.ImportFilter;
  ImportInput: Types.ImportInput;
  ImportPage: ResolverTypeWrapper<Omit<Types.ImportPage, 'rows'> & { rows: Array<ResolversTypes['Import']> }>;
  ImportPayload: ResolverTypeWrapper<Omit<Types.ImportPayload, 'error' | 'import'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, import?: Types.Maybe<ResolversTypes['Import']> }>;
  ImportRow: ResolverTypeWrapper<Types.ImportRow>;
  ImportRowFilter: Types.ImportRowFilter;
  ImportRowPage: ResolverTypeWrapper<Types.ImportRowPage>;
  ImportRowSort: Types.ImportRowSort;
  ImportRowSortField: Types.ImportRowSortField;
  ImportRowStatus: Types.ImportRowStatus;
  ImportSort: Types.ImportSort;
  ImportSortField: Types.ImportSortField;
  ImportStatus: Types.ImportStatus;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Types.Scalars['JSON']['output']>;
  ListSettings: ResolverTypeWrapper<Types.ListSettings>;
  ListSettingsInput: Types.ListSettingsInput;
  ListSum: ResolverTypeWrapper<Types.ListSum>;
  ListedRefund: ResolverTypeWrapper<ListedRefundParentSource>;
  MatchImport: Types.MatchImport;
  Mention: ResolverTypeWrapper<Types.Mention>;
  MethodRefundInput: Types.MethodRefundInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewBulkRunInput: Types.NewBulkRunInput;
  NewBulkRunItemInput: Types.NewBulkRunItemInput;
  NewViewInput: Types.NewViewInput;
  Note: ResolverTypeWrapper<Types.Note>;
  Notification: ResolverTypeWrapper<NotificationParentSource>;
  NotificationAction: Types.NotificationAction;
  NotificationAttempt: ResolverTypeWrapper<Types.NotificationAttempt>;
  NotificationPayload: ResolverTypeWrapper<Omit<Types.NotificationPayload, 'error' | 'notification'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, notification?: Types.Maybe<ResolversTypes['Notification']> }>;
  NotificationStatus: Types.NotificationStatus;
  OnceInput: Types.OnceInput;
  OpenRecordPayload: ResolverTypeWrapper<Omit<Types.OpenRecordPayload, 'error'> & { error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  Payer: ResolverTypeWrapper<PayerParentSource>;
  PayerFilter: Types.PayerFilter;
  PayerNotification: ResolverTypeWrapper<PayerNotificationParentSource>;
  PayerPage: ResolverTypeWrapper<Omit<Types.PayerPage, 'rows'> & { rows: Array<ResolversTypes['Payer']> }>;
  PayerPayload: ResolverTypeWrapper<Omit<Types.PayerPayload, 'error' | 'payer'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, payer?: Types.Maybe<ResolversTypes['Payer']> }>;
  PayerReference: ResolverTypeWrapper<PayerReferenceParentSource>;
  PayerReferenceFilter: Types.PayerReferenceFilter;
  PayerReferenceInput: Types.PayerReferenceInput;
  PayerReferencePage: ResolverTypeWrapper<Omit<Types.PayerReferencePage, 'rows'> & { rows: Array<ResolversTypes['PayerReference']> }>;
  PayerReferencePayload: ResolverTypeWrapper<Omit<Types.PayerReferencePayload, 'error' | 'reference'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, reference?: Types.Maybe<ResolversTypes['PayerReference']> }>;
  PayerReferenceSort: Types.PayerReferenceSort;
  PayerReferenceSortField: Types.PayerReferenceSortField;
  PayerSort: Types.PayerSort;
  PayerSortField: Types.PayerSortField;
  Payment: ResolverTypeWrapper<PaymentParentSource>;
  PaymentChannel: Types.PaymentChannel;
  PaymentDetail: ResolverTypeWrapper<Types.PaymentDetail>;
  PaymentExportColumn: Types.PaymentExportColumn;
  PaymentExportInput: Types.PaymentExportInput;
  PaymentFee: ResolverTypeWrapper<Types.PaymentFee>;
  PaymentFigure: ResolverTypeWrapper<Types.PaymentFigure>;
  PaymentFigures: ResolverTypeWrapper<Types.PaymentFigures>;
  PaymentFilter: Types.PaymentFilter;
  PaymentMethod: ResolverTypeWrapper<Types.PaymentMethod>;
  PaymentMethodGateway: ResolverTypeWrapper<Types.PaymentMethodGateway>;
  PaymentMethodInput: Types.PaymentMethodInput;
  PaymentPage: ResolverTypeWrapper<Omit<Types.PaymentPage, 'rows'> & { rows: Array<ResolversTypes['Payment']> }>;
  PaymentPayer: ResolverTypeWrapper<Types.PaymentPayer>;
  PaymentPayload: ResolverTypeWrapper<Omit<Types.PaymentPayload, 'error' | 'payment'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, payment?: Types.Maybe<ResolversTypes['Payment']> }>;
  PaymentPeriod: ResolverTypeWrapper<PaymentPeriodParentSource>;
  PaymentPeriodField: Types.PaymentPeriodField;
  PaymentSelection: ResolverTypeWrapper<Omit<Types.PaymentSelection, 'rows'> & { rows: Array<ResolversTypes['Payment']> }>;
  PaymentSort: Types.PaymentSort;
  PaymentSortField: Types.PaymentSortField;
  PaymentStatus: Types.PaymentStatus;
  PaymentSubscription: ResolverTypeWrapper<PaymentSubscriptionParentSource>;
  PaymentType: Types.PaymentType;
  PaymentVersion: ResolverTypeWrapper<Types.PaymentVersion>;
  PeriodInput: Types.PeriodInput;
  Permission: Types.Permission;
  PersonSettings: ResolverTypeWrapper<Types.PersonSettings>;
  PersonSettingsInput: Types.PersonSettingsInput;
  Personal: ResolverTypeWrapper<Types.Personal>;
  Phone: ResolverTypeWrapper<Types.Phone>;
  PresetAction: ResolverTypeWrapper<Types.PresetAction>;
  Promotion: ResolverTypeWrapper<PromotionParentSource>;
  PromotionFilter: Types.PromotionFilter;
  PromotionPage: ResolverTypeWrapper<Omit<Types.PromotionPage, 'rows'> & { rows: Array<ResolversTypes['Promotion']> }>;
  PromotionSort: Types.PromotionSort;
  PromotionSortField: Types.PromotionSortField;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecentCollector: ResolverTypeWrapper<Types.RecentCollector>;
  RecentCollectorInput: Types.RecentCollectorInput;
  RecordInput: Types.RecordInput;
  RecordMark: ResolverTypeWrapper<Types.RecordMark>;
  RecordTake: ResolverTypeWrapper<Types.RecordTake>;
  RecordTakePayload: ResolverTypeWrapper<RecordTakePayloadParentSource>;
  Refund: ResolverTypeWrapper<Types.Refund>;
  RefundExportColumn: Types.RefundExportColumn;
  RefundExportInput: Types.RefundExportInput;
  RefundFilter: Types.RefundFilter;
  RefundPage: ResolverTypeWrapper<Omit<Types.RefundPage, 'rows'> & { rows: Array<ResolversTypes['ListedRefund']> }>;
  RefundPayload: ResolverTypeWrapper<Omit<Types.RefundPayload, 'error' | 'payment'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, payment?: Types.Maybe<ResolversTypes['Payment']> }>;
  RefundSort: Types.RefundSort;
  RefundSortField: Types.RefundSortField;
  RefundStatus: Types.RefundStatus;
  RefundedPayment: ResolverTypeWrapper<Types.RefundedPayment>;
  RelatedPayment: ResolverTypeWrapper<RelatedPaymentParentSource>;
  RepeatedIds: ResolverTypeWrapper<Types.RepeatedIds>;
  RepeatingImport: ResolverTypeWrapper<Types.RepeatingImport>;
  RetryChoice: Types.RetryChoice;
  RowDensity: Types.RowDensity;
  SavedView: ResolverTypeWrapper<Types.SavedView>;
  SendNotificationPayload: ResolverTypeWrapper<Omit<Types.SendNotificationPayload, 'error' | 'subscription'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, subscription?: Types.Maybe<ResolversTypes['PaymentSubscription']> }>;
  ServicePaymentBatchFilter: Types.ServicePaymentBatchFilter;
  ServicePaymentBatchSort: Types.ServicePaymentBatchSort;
  ServicePaymentBatchSortField: Types.ServicePaymentBatchSortField;
  ServicePaymentBatchState: Types.ServicePaymentBatchState;
  SettingsPayload: ResolverTypeWrapper<Omit<Types.SettingsPayload, 'error'> & { error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  SoftwareProviderReport: ResolverTypeWrapper<SoftwareProviderReportParentSource>;
  SoftwareProviderReportFilter: Types.SoftwareProviderReportFilter;
  SoftwareProviderReportPage: ResolverTypeWrapper<Omit<Types.SoftwareProviderReportPage, 'rows'> & { rows: Array<ResolversTypes['SoftwareProviderReport']> }>;
  SoftwareProviderReportPayload: ResolverTypeWrapper<Omit<Types.SoftwareProviderReportPayload, 'error' | 'report'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, report?: Types.Maybe<ResolversTypes['SoftwareProviderReport']> }>;
  SoftwareProviderReportSort: Types.SoftwareProviderReportSort;
  SoftwareProviderReportSortField: Types.SoftwareProviderReportSortField;
  SoftwareProviderReportStatus: Types.SoftwareProviderReportStatus;
  SortDirection: Types.SortDirection;
  Source: ResolverTypeWrapper<Types.Source>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  SubscriptionDetail: ResolverTypeWrapper<Types.SubscriptionDetail>;
  SubscriptionExportColumn: Types.SubscriptionExportColumn;
  SubscriptionExportInput: Types.SubscriptionExportInput;
  SubscriptionFilter: Types.SubscriptionFilter;
  SubscriptionMethod: ResolverTypeWrapper<Types.SubscriptionMethod>;
  SubscriptionPage: ResolverTypeWrapper<Omit<Types.SubscriptionPage, 'rows'> & { rows: Array<ResolversTypes['PaymentSubscription']> }>;
  SubscriptionPayer: ResolverTypeWrapper<Types.SubscriptionPayer>;
  SubscriptionPayload: ResolverTypeWrapper<Omit<Types.SubscriptionPayload, 'error' | 'subscription'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, subscription?: Types.Maybe<ResolversTypes['PaymentSubscription']> }>;
  SubscriptionRequest: ResolverTypeWrapper<SubscriptionRequestParentSource>;
  SubscriptionSelection: ResolverTypeWrapper<Omit<Types.SubscriptionSelection, 'rows'> & { rows: Array<ResolversTypes['PaymentSubscription']> }>;
  SubscriptionSort: Types.SubscriptionSort;
  SubscriptionSortField: Types.SubscriptionSortField;
  SubscriptionStatus: Types.SubscriptionStatus;
  SubscriptionType: Types.SubscriptionType;
  SubscriptionVersion: ResolverTypeWrapper<Types.SubscriptionVersion>;
  TaxDeadline: ResolverTypeWrapper<Omit<Types.TaxDeadline, 'taxForm'> & { taxForm?: Types.Maybe<ResolversTypes['TaxForm']> }>;
  TaxDeadlineState: Types.TaxDeadlineState;
  TaxForm: ResolverTypeWrapper<TaxFormParentSource>;
  TaxFormFilter: Types.TaxFormFilter;
  TaxFormPage: ResolverTypeWrapper<Omit<Types.TaxFormPage, 'rows'> & { rows: Array<ResolversTypes['TaxForm']> }>;
  TaxFormPayload: ResolverTypeWrapper<Omit<Types.TaxFormPayload, 'error' | 'taxForm'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, taxForm?: Types.Maybe<ResolversTypes['TaxForm']> }>;
  TaxFormSort: Types.TaxFormSort;
  TaxFormSortField: Types.TaxFormSortField;
  TaxFormStatus: Types.TaxFormStatus;
  TaxFormStructure: ResolverTypeWrapper<Types.TaxFormStructure>;
  ThemeChoice: Types.ThemeChoice;
  TransactionBatch: ResolverTypeWrapper<Types.TransactionBatch>;
  TransactionBatchPage: ResolverTypeWrapper<Types.TransactionBatchPage>;
  Transfer: ResolverTypeWrapper<TransferParentSource>;
  TransferFilter: Types.TransferFilter;
  TransferInput: Types.TransferInput;
  TransferPage: ResolverTypeWrapper<Omit<Types.TransferPage, 'rows'> & { rows: Array<ResolversTypes['Transfer']> }>;
  TransferPayload: ResolverTypeWrapper<Omit<Types.TransferPayload, 'error' | 'transfer'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, transfer?: Types.Maybe<ResolversTypes['Transfer']> }>;
  TransferSelection: ResolverTypeWrapper<Omit<Types.TransferSelection, 'rows'> & { rows: Array<ResolversTypes['Transfer']> }>;
  TransferSort: Types.TransferSort;
  TransferSortField: Types.TransferSortField;
  TransferStatus: Types.TransferStatus;
  Upload: ResolverTypeWrapper<Types.Upload>;
  UploadPayload: ResolverTypeWrapper<Omit<Types.UploadPayload, 'error'> & { error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  ViewPayload: ResolverTypeWrapper<Omit<Types.ViewPayload, 'error'> & { error?: Types.Maybe<ResolversTypes['ChangeError']> }>;
  ViewSharing: ResolverTypeWrapper<Types.ViewSharing>;
  Viewer: ResolverTypeWrapper<ViewerParentSource>;
  Withdraw: ResolverTypeWrapper<WithdrawParentSource>;
  WithdrawFilter: Types.WithdrawFilter;
  WithdrawPage: ResolverTypeWrapper<Omit<Types.WithdrawPage, 'rows'> & { rows: Array<ResolversTypes['Withdraw']> }>;
  WithdrawPayload: ResolverTypeWrapper<Omit<Types.WithdrawPayload, 'error' | 'withdraw'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, withdraw?: Types.Maybe<ResolversTypes['Withdraw']> }>;
  WithdrawSelection: ResolverTypeWrapper<Omit<Types.WithdrawSelection, 'rows'> & { rows: Array<ResolversTypes['Withdraw']> }>;
  WithdrawSort: Types.WithdrawSort;
  WithdrawSortField: Types.WithdrawSortField;
  WithdrawStatus: Types.WithdrawStatus;
  Withdrawal: ResolverTypeWrapper<WithdrawalParentSource>;
  WithdrawalFilter: Types.WithdrawalFilter;
  WithdrawalPage: ResolverTypeWrapper<Omit<Types.WithdrawalPage, 'rows'> & { rows: Array<ResolversTypes['Withdrawal']> }>;
  WithdrawalPayload: ResolverTypeWrapper<Omit<Types.WithdrawalPayload, 'error' | 'withdrawal'> & { error?: Types.Maybe<ResolversTypes['ChangeError']>, withdrawal?: Types.Maybe<ResolversTypes['Withdrawal']> }>;
  WithdrawalSelection: ResolverTypeWrapper<Omit<Types.WithdrawalSelection, 'rows'> & { rows: Array<ResolversTypes['Withdrawal']> }>;
  WithdrawalSort: Types.WithdrawalSort;
  WithdrawalSortField: Types.WithdrawalSortField;
  WithdrawalStatus: Types.WithdrawalStatus;
  WithdrawalStrategy: Types.WithdrawalStrategy;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Activity: Types.Activity;
  ActivityChange: Types.ActivityChange;
  ActivityFilter: Types.ActivityFilter;
  ActivityPage: Types.ActivityPage;
  ActivityValue: Types.ActivityValue;
  AddNotePayload: AddNotePayloadParentSource;
  AmountRangeInput: Types.AmountRangeInput;
  AvailableAction: Types.AvailableAction;
  Batch: BatchParentSource;
  BatchFilter: Types.BatchFilter;
  BatchPage: Omit<Types.BatchPage, 'rows'> & { rows: Array<ResolversParentTypes['Batch']> };
  BatchPayload: Omit<Types.BatchPayload, 'batch' | 'error'> & { batch?: Types.Maybe<ResolversParentTypes['Batch']>, error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  BatchSelection: Omit<Types.BatchSelection, 'rows'> & { rows: Array<ResolversParentTypes['Batch']> };
  BatchSort: Types.BatchSort;
  Bin: BinParentSource;
  BinChoice: Types.BinChoice;
  BinChoicePage: Types.BinChoicePage;
  BinFilter: Types.BinFilter;
  BinInput: Types.BinInput;
  BinPage: Omit<Types.BinPage, 'rows'> & { rows: Array<ResolversParentTypes['Bin']> };
  BinPayload: Omit<Types.BinPayload, 'bin' | 'error'> & { bin?: Types.Maybe<ResolversParentTypes['Bin']>, error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  BinSort: Types.BinSort;
  Boolean: Types.Scalars['Boolean']['output'];
  BulkRun: BulkRunParentSource;
  BulkRunArgument: Types.BulkRunArgument;
  BulkRunArgumentInput: Types.BulkRunArgumentInput;
  BulkRunItem: Types.BulkRunItem;
  BulkRunOutcomeInput: Types.BulkRunOutcomeInput;
  BulkRunPayload: Omit<Types.BulkRunPayload, 'error' | 'run'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, run?: Types.Maybe<ResolversParentTypes['BulkRun']> };
  BulkRunReportInput: Types.BulkRunReportInput;
  CardInput: Types.CardInput;
  CaseTwin: Types.CaseTwin;
  ChangeError: ChangeErrorParentSource;
  ChangeInput: Types.ChangeInput;
  Colleague: Types.Colleague;
  Collector: CollectorParentSource;
  CollectorBalance: Types.CollectorBalance;
  CollectorConfiguration: CollectorConfigurationParentSource;
  CollectorConfigurationPayload: Omit<Types.CollectorConfigurationPayload, 'configuration' | 'error'> & { configuration?: Types.Maybe<ResolversParentTypes['CollectorConfiguration']>, error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  CollectorFilter: Types.CollectorFilter;
  CollectorNotification: Types.CollectorNotification;
  CollectorPage: Omit<Types.CollectorPage, 'rows'> & { rows: Array<ResolversParentTypes['Collector']> };
  CollectorSort: Types.CollectorSort;
  ColumnWidth: Types.ColumnWidth;
  ColumnWidthInput: Types.ColumnWidthInput;
  ConfigurationVariable: ConfigurationVariableParentSource;
  ConverterConfiguration: Types.ConverterConfiguration;
  CreateViewsPayload: Omit<Types.CreateViewsPayload, 'error'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  CurrencyConversion: Types.CurrencyConversion;
  CurrencyTotal: Types.CurrencyTotal;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  Decimal: Types.Scalars['Decimal']['output'];
  Decision: Types.Decision;
  DeleteBinsPayload: Omit<Types.DeleteBinsPayload, 'bins' | 'error'> & { bins?: Types.Maybe<Array<ResolversParentTypes['Bin']>>, error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  DeletePayerReferencesPayload: Omit<Types.DeletePayerReferencesPayload, 'error' | 'reference'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, reference?: Types.Maybe<ResolversParentTypes['PayerReference']> };
  DeleteViewPayload: Omit<Types.DeleteViewPayload, 'error'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  Destination: Types.Destination;
  Distribution: DistributionParentSource;
  DistributionDetail: DistributionDetailParentSource;
  DistributionDetailInput: Types.DistributionDetailInput;
  DistributionDetailPage: Omit<Types.DistributionDetailPage, 'rows'> & { rows: Array<ResolversParentTypes['DistributionDetail']> };
  DistributionDetailPayload: Omit<Types.DistributionDetailPayload, 'detail' | 'error'> & { detail?: Types.Maybe<ResolversParentTypes['DistributionDetail']>, error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  DistributionExportInput: Types.DistributionExportInput;
  DistributionFilter: Types.DistributionFilter;
  DistributionPage: Omit<Types.DistributionPage, 'rows'> & { rows: Array<ResolversParentTypes['Distribution']> };
  DistributionPayload: Omit<Types.DistributionPayload, 'distribution' | 'error'> & { distribution?: Types.Maybe<ResolversParentTypes['Distribution']>, error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  DistributionReceipt: Types.DistributionReceipt;
  DistributionSelection: Omit<Types.DistributionSelection, 'rows'> & { rows: Array<ResolversParentTypes['Distribution']> };
  DistributionSort: Types.DistributionSort;
  DistributionStatistics: DistributionStatisticsParentSource;
  Download: Types.Download;
  DownloadPayload: Omit<Types.DownloadPayload, 'error'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  Export: ExportParentSource;
  ExportFilter: Types.ExportFilter;
  ExportInput: Types.ExportInput;
  ExportPage: Omit<Types.ExportPage, 'rows'> & { rows: Array<ResolversParentTypes['Export']> };
  ExportPayload: Omit<Types.ExportPayload, 'error' | 'export'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, export?: Types.Maybe<ResolversParentTypes['Export']> };
  ExportSort: Types.ExportSort;
  ExternalIdUse: Types.ExternalIdUse;
  FieldError: Types.FieldError;
  FollowPayload: Omit<Types.FollowPayload, 'error'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  FollowedRecord: Types.FollowedRecord;
  Gateway: Types.Gateway;
  GatewayBatch: GatewayBatchParentSource;
  GatewayBatchPage: Omit<Types.GatewayBatchPage, 'rows'> & { rows: Array<ResolversParentTypes['GatewayBatch']> };
  GatewayBatchPayload: Omit<Types.GatewayBatchPayload, 'error' | 'gatewayBatch'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, gatewayBatch?: Types.Maybe<ResolversParentTypes['GatewayBatch']> };
  GatewayFilter: Types.GatewayFilter;
  GatewayPage: Types.GatewayPage;
  GatewaySort: Types.GatewaySort;
  Holder: Types.Holder;
  HolderInput: Types.HolderInput;
  ID: Types.Scalars['ID']['output'];
  Identification: Types.Identification;
  IdentificationInput: Types.IdentificationInput;
  Import: ImportParentSource;
  ImportFilter: Types.ImportFilter;
  ImportInput: Types.ImportInput;
  ImportPage: Omit<Types.ImportPage, 'rows'> & { rows: Array<ResolversParentTypes['Import']> };
  ImportPayload: Omit<Types.ImportPayload, 'error' | 'import'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, import?: Types.Maybe<ResolversParentTypes['Import']> };
  ImportRow: Types.ImportRow;
  ImportRowFilter: Types.ImportRowFilter;
  ImportRowPage: Types.ImportRowPage;
  ImportRowSort: Types.ImportRowSort;
  ImportSort: Types.ImportSort;
  Int: Types.Scalars['Int']['output'];
  JSON: Types.Scalars['JSON']['output'];
  ListSettings: Types.ListSettings;
  ListSettingsInput: Types.ListSettingsInput;
  ListSum: Types.ListSum;
  ListedRefund: ListedRefundParentSource;
  Mention: Types.Mention;
  MethodRefundInput: Types.MethodRefundInput;
  Mutation: Record<PropertyKey, never>;
  NewBulkRunInput: Types.NewBulkRunInput;
  NewBulkRunItemInput: Types.NewBulkRunItemInput;
  NewViewInput: Types.NewViewInput;
  Note: Types.Note;
  Notification: NotificationParentSource;
  NotificationAttempt: Types.NotificationAttempt;
  NotificationPayload: Omit<Types.NotificationPayload, 'error' | 'notification'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, notification?: Types.Maybe<ResolversParentTypes['Notification']> };
  OnceInput: Types.OnceInput;
  OpenRecordPayload: Omit<Types.OpenRecordPayload, 'error'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  Payer: PayerParentSource;
  PayerFilter: Types.PayerFilter;
  PayerNotification: PayerNotificationParentSource;
  PayerPage: Omit<Types.PayerPage, 'rows'> & { rows: Array<ResolversParentTypes['Payer']> };
  PayerPayload: Omit<Types.PayerPayload, 'error' | 'payer'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, payer?: Types.Maybe<ResolversParentTypes['Payer']> };
  PayerReference: PayerReferenceParentSource;
  PayerReferenceFilter: Types.PayerReferenceFilter;
  PayerReferenceInput: Types.PayerReferenceInput;
  PayerReferencePage: Omit<Types.PayerReferencePage, 'rows'> & { rows: Array<ResolversParentTypes['PayerReference']> };
  PayerReferencePayload: Omit<Types.PayerReferencePayload, 'error' | 'reference'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, reference?: Types.Maybe<ResolversParentTypes['PayerReference']> };
  PayerReferenceSort: Types.PayerReferenceSort;
  PayerSort: Types.PayerSort;
  Payment: PaymentParentSource;
  PaymentDetail: Types.PaymentDetail;
  PaymentExportInput: Types.PaymentExportInput;
  PaymentFee: Types.PaymentFee;
  PaymentFigure: Types.PaymentFigure;
  PaymentFigures: Types.PaymentFigures;
  PaymentFilter: Types.PaymentFilter;
  PaymentMethod: Types.PaymentMethod;
  PaymentMethodGateway: Types.PaymentMethodGateway;
  PaymentMethodInput: Types.PaymentMethodInput;
  PaymentPage: Omit<Types.PaymentPage, 'rows'> & { rows: Array<ResolversParentTypes['Payment']> };
  PaymentPayer: Types.PaymentPayer;
  PaymentPayload: Omit<Types.PaymentPayload, 'error' | 'payment'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, payment?: Types.Maybe<ResolversParentTypes['Payment']> };
  PaymentPeriod: PaymentPeriodParentSource;
  PaymentSelection: Omit<Types.PaymentSelection, 'rows'> & { rows: Array<ResolversParentTypes['Payment']> };
  PaymentSort: Types.PaymentSort;
  PaymentSubscription: PaymentSubscriptionParentSource;
  PaymentVersion: Types.PaymentVersion;
  PeriodInput: Types.PeriodInput;
  PersonSettings: Types.PersonSettings;
  PersonSettingsInput: Types.PersonSettingsInput;
  Personal: Types.Personal;
  Phone: Types.Phone;
  PresetAction: Types.PresetAction;
  Promotion: PromotionParentSource;
  PromotionFilter: Types.PromotionFilter;
  PromotionPage: Omit<Types.PromotionPage, 'rows'> & { rows: Array<ResolversParentTypes['Promotion']> };
  PromotionSort: Types.PromotionSort;
  Query: Record<PropertyKey, never>;
  RecentCollector: Types.RecentCollector;
  RecentCollectorInput: Types.RecentCollectorInput;
  RecordInput: Types.RecordInput;
  RecordMark: Types.RecordMark;
  RecordTake: Types.RecordTake;
  RecordTakePayload: RecordTakePayloadParentSource;
  Refund: Types.Refund;
  RefundExportInput: Types.RefundExportInput;
  RefundFilter: Types.RefundFilter;
  RefundPage: Omit<Types.RefundPage, 'rows'> & { rows: Array<ResolversParentTypes['ListedRefund']> };
  RefundPayload: Omit<Types.RefundPayload, 'error' | 'payment'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, payment?: Types.Maybe<ResolversParentTypes['Payment']> };
  RefundSort: Types.RefundSort;
  RefundedPayment: Types.RefundedPayment;
  RelatedPayment: RelatedPaymentParentSource;
  RepeatedIds: Types.RepeatedIds;
  RepeatingImport: Types.RepeatingImport;
  SavedView: Types.SavedView;
  SendNotificationPayload: Omit<Types.SendNotificationPayload, 'error' | 'subscription'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, subscription?: Types.Maybe<ResolversParentTypes['PaymentSubscription']> };
  ServicePaymentBatchFilter: Types.ServicePaymentBatchFilter;
  ServicePaymentBatchSort: Types.ServicePaymentBatchSort;
  SettingsPayload: Omit<Types.SettingsPayload, 'error'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  SoftwareProviderReport: SoftwareProviderReportParentSource;
  SoftwareProviderReportFilter: Types.SoftwareProviderReportFilter;
  SoftwareProviderReportPage: Omit<Types.SoftwareProviderReportPage, 'rows'> & { rows: Array<ResolversParentTypes['SoftwareProviderReport']> };
  SoftwareProviderReportPayload: Omit<Types.SoftwareProviderReportPayload, 'error' | 'report'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, report?: Types.Maybe<ResolversParentTypes['SoftwareProviderReport']> };
  SoftwareProviderReportSort: Types.SoftwareProviderReportSort;
  Source: Types.Source;
  String: Types.Scalars['String']['output'];
  SubscriptionDetail: Types.SubscriptionDetail;
  SubscriptionExportInput: Types.SubscriptionExportInput;
  SubscriptionFilter: Types.SubscriptionFilter;
  SubscriptionMethod: Types.SubscriptionMethod;
  SubscriptionPage: Omit<Types.SubscriptionPage, 'rows'> & { rows: Array<ResolversParentTypes['PaymentSubscription']> };
  SubscriptionPayer: Types.SubscriptionPayer;
  SubscriptionPayload: Omit<Types.SubscriptionPayload, 'error' | 'subscription'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, subscription?: Types.Maybe<ResolversParentTypes['PaymentSubscription']> };
  SubscriptionRequest: SubscriptionRequestParentSource;
  SubscriptionSelection: Omit<Types.SubscriptionSelection, 'rows'> & { rows: Array<ResolversParentTypes['PaymentSubscription']> };
  SubscriptionSort: Types.SubscriptionSort;
  SubscriptionVersion: Types.SubscriptionVersion;
  TaxDeadline: Omit<Types.TaxDeadline, 'taxForm'> & { taxForm?: Types.Maybe<ResolversParentTypes['TaxForm']> };
  TaxForm: TaxFormParentSource;
  TaxFormFilter: Types.TaxFormFilter;
  TaxFormPage: Omit<Types.TaxFormPage, 'rows'> & { rows: Array<ResolversParentTypes['TaxForm']> };
  TaxFormPayload: Omit<Types.TaxFormPayload, 'error' | 'taxForm'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, taxForm?: Types.Maybe<ResolversParentTypes['TaxForm']> };
  TaxFormSort: Types.TaxFormSort;
  TaxFormStructure: Types.TaxFormStructure;
  TransactionBatch: Types.TransactionBatch;
  TransactionBatchPage: Types.TransactionBatchPage;
  Transfer: TransferParentSource;
  TransferFilter: Types.TransferFilter;
  TransferInput: Types.TransferInput;
  TransferPage: Omit<Types.TransferPage, 'rows'> & { rows: Array<ResolversParentTypes['Transfer']> };
  TransferPayload: Omit<Types.TransferPayload, 'error' | 'transfer'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, transfer?: Types.Maybe<ResolversParentTypes['Transfer']> };
  TransferSelection: Omit<Types.TransferSelection, 'rows'> & { rows: Array<ResolversParentTypes['Transfer']> };
  TransferSort: Types.TransferSort;
  Upload: Types.Upload;
  UploadPayload: Omit<Types.UploadPayload, 'error'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  ViewPayload: Omit<Types.ViewPayload, 'error'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']> };
  ViewSharing: Types.ViewSharing;
  Viewer: ViewerParentSource;
  Withdraw: WithdrawParentSource;
  WithdrawFilter: Types.WithdrawFilter;
  WithdrawPage: Omit<Types.WithdrawPage, 'rows'> & { rows: Array<ResolversParentTypes['Withdraw']> };
  WithdrawPayload: Omit<Types.WithdrawPayload, 'error' | 'withdraw'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, withdraw?: Types.Maybe<ResolversParentTypes['Withdraw']> };
  WithdrawSelection: Omit<Types.WithdrawSelection, 'rows'> & { rows: Array<ResolversParentTypes['Withdraw']> };
  WithdrawSort: Types.WithdrawSort;
  Withdrawal: WithdrawalParentSource;
  WithdrawalFilter: Types.WithdrawalFilter;
  WithdrawalPage: Omit<Types.WithdrawalPage, 'rows'> & { rows: Array<ResolversParentTypes['Withdrawal']> };
  WithdrawalPayload: Omit<Types.WithdrawalPayload, 'error' | 'withdrawal'> & { error?: Types.Maybe<ResolversParentTypes['ChangeError']>, withdrawal?: Types.Maybe<ResolversParentTypes['Withdrawal']> };
  WithdrawalSelection: Omit<Types.WithdrawalSelection, 'rows'> & { rows: Array<ResolversParentTypes['Withdrawal']> };
  WithdrawalSort: Types.WithdrawalSort;
};

export type AuditedDirectiveArgs = {
  awaited: Types.Scalars['Boolean']['input'];
  creates?: Types.Maybe<Types.Scalars['String']['input']>;
  id?: Types.Maybe<Types.Scalars['String']['input']>;
  noteOn?: Types.Maybe<Types.Scalars['String']['input']>;
  partOf?: Types.Maybe<Types.Scalars['String']['input']>;
  partOfId?: Types.Maybe<Types.Scalars['String']['input']>;
  takeOf?: Types.Maybe<Types.Scalars['String']['input']>;
  type?: Types.Maybe<Types.Scalars['String']['input']>;
  whole?: Types.Maybe<Types.Scalars['String']['input']>;
};

export type AuditedDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = AuditedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AuthenticatedDirectiveArgs = { };

export type AuthenticatedDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = AuthenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonalDirectiveArgs = { };

export type PersonalDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = PersonalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RecordedDirectiveArgs = {
  digest: Types.Scalars['Boolean']['input'];
};

export type RecordedDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = RecordedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RequiresDirectiveArgs = {
  permissions: Array<Types.Permission>;
};

export type RequiresDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = RequiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RoleDirectiveArgs = {
  name: Types.Scalars['String']['input'];
};

export type RoleDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = RoleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ActivityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ActivityChange']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['ActivityResult'], ParentType, ContextType>;
  statusAfter?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusBefore?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ActivityValue']>, ParentType, ContextType>;
  versionAfter?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ActivityChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityChange'] = ResolversParentTypes['ActivityChange']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityPage'] = ResolversParentTypes['ActivityPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityValue'] = ResolversParentTypes['ActivityValue']> = {
  bank?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digest?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddNotePayload'] = ResolversParentTypes['AddNotePayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<Array<ResolversTypes['Note']>>, ParentType, ContextType>;
};

export type AvailableActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AvailableAction'] = ResolversParentTypes['AvailableAction']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Batch'] = ResolversParentTypes['Batch']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.BatchActivityArgs, 'limit' | 'page'>>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.BatchAvailableActionsArgs>>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  collectorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formatVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BatchStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BatchPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BatchPage'] = ResolversParentTypes['BatchPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Batch']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BatchPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BatchPayload'] = ResolversParentTypes['BatchPayload']> = {
  batch?: Resolver<Types.Maybe<ResolversTypes['Batch']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
};

export type BatchSelectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BatchSelection'] = ResolversParentTypes['BatchSelection']> = {
  rows?: Resolver<Array<ResolversTypes['Batch']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type BinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bin'] = ResolversParentTypes['Bin']> = {
  accreditationDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.BinActivityArgs, 'limit' | 'page'>>;
  brand?: Resolver<ResolversTypes['BinChoice'], ParentType, ContextType>;
  cardType?: Resolver<ResolversTypes['BinChoice'], ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuer?: Resolver<Types.Maybe<ResolversTypes['BinChoice']>, ParentType, ContextType>;
  paymentMethodCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentMethodName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtype?: Resolver<Types.Maybe<ResolversTypes['BinChoice']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BinChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BinChoice'] = ResolversParentTypes['BinChoice']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BinChoicePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BinChoicePage'] = ResolversParentTypes['BinChoicePage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BinChoice']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BinPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BinPage'] = ResolversParentTypes['BinPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Bin']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BinPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BinPayload'] = ResolversParentTypes['BinPayload']> = {
  bin?: Resolver<Types.Maybe<ResolversTypes['Bin']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
};

export type BulkRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkRun'] = ResolversParentTypes['BulkRun']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  arguments?: Resolver<Types.Maybe<Array<ResolversTypes['BulkRunArgument']>>, ParentType, ContextType>;
  beganAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResumable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<ResolversTypes['BulkRunItem']>>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BulkRunState'], ParentType, ContextType>;
  toldAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkRunArgumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkRunArgument'] = ResolversParentTypes['BulkRunArgument']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkRunItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkRunItem'] = ResolversParentTypes['BulkRunItem']> = {
  arguments?: Resolver<Array<ResolversTypes['BulkRunArgument']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idempotencyKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayBeMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextStep?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BulkRunItemState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkRunPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkRunPayload'] = ResolversParentTypes['BulkRunPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  run?: Resolver<Types.Maybe<ResolversTypes['BulkRun']>, ParentType, ContextType>;
};

export type CaseTwinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaseTwin'] = ResolversParentTypes['CaseTwin']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeError'] = ResolversParentTypes['ChangeError']> = {
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ChangeErrorCode'], ParentType, ContextType>;
  extendedCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  mayBeMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  mention?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CollectorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Collector'] = ResolversParentTypes['Collector']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.CollectorActivityArgs, 'limit' | 'page'>>;
  balance?: Resolver<Types.Maybe<ResolversTypes['CollectorBalance']>, ParentType, ContextType>;
  checkoutVersion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configurations?: Resolver<Types.Maybe<Array<ResolversTypes['CollectorConfiguration']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchImport?: Resolver<Types.Maybe<ResolversTypes['MatchImport']>, ParentType, ContextType>;
  matchImportCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Types.Maybe<ResolversTypes['PaymentPage']>, ParentType, ContextType, RequireFields<Types.CollectorPaymentsArgs, 'limit' | 'page'>>;
  subscriptions?: Resolver<Types.Maybe<ResolversTypes['SubscriptionPage']>, ParentType, ContextType, RequireFields<Types.CollectorSubscriptionsArgs, 'limit' | 'page'>>;
  withdrawalStrategy?: Resolver<Types.Maybe<ResolversTypes['WithdrawalStrategy']>, ParentType, ContextType>;
  withdrawalStrategyCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CollectorBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectorBalance'] = ResolversParentTypes['CollectorBalance']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  availableAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectorConfigurationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectorConfiguration'] = ResolversParentTypes['CollectorConfiguration']> = {
  deleteDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variable?: Resolver<ResolversTypes['ConfigurationVariable'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectorConfigurationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectorConfigurationPayload'] = ResolversParentTypes['CollectorConfigurationPayload']> = {
  configuration?: Resolver<Types.Maybe<ResolversTypes['CollectorConfiguration']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
};

export type CollectorNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectorNotification'] = ResolversParentTypes['CollectorNotification']> = {
  lastRetry?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  originalRequest?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  response?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NotificationStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectorPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectorPage'] = ResolversParentTypes['CollectorPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Collector']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ColumnWidthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ColumnWidth'] = ResolversParentTypes['ColumnWidth']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pixels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfigurationVariableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfigurationVariable'] = ResolversParentTypes['ConfigurationVariable']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConverterConfigurationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConverterConfiguration'] = ResolversParentTypes['ConverterConfiguration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateViewsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateViewsPayload'] = ResolversParentTypes['CreateViewsPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
};

export type CurrencyConversionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurrencyConversion'] = ResolversParentTypes['CurrencyConversion']> = {
  conversionFactor?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  convertedAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  destinationCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  originalCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurrencyTotal'] = ResolversParentTypes['CurrencyTotal']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ActivityValue']>, ParentType, ContextType>;
};

export type DeleteBinsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteBinsPayload'] = ResolversParentTypes['DeleteBinsPayload']> = {
  bins?: Resolver<Types.Maybe<Array<ResolversTypes['Bin']>>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
};

export type DeletePayerReferencesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletePayerReferencesPayload'] = ResolversParentTypes['DeletePayerReferencesPayload']> = {
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['PayerReference']>, ParentType, ContextType>;
};

export type DeleteViewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteViewPayload'] = ResolversParentTypes['DeleteViewPayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
};

export type DestinationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Destination'] = ResolversParentTypes['Destination']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bank?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  holder?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DestinationKind'], ParentType, ContextType>;
};

export type DistributionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Distribution'] = ResolversParentTypes['Distribution']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.DistributionActivityArgs, 'limit' | 'page'>>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.DistributionAvailableActionsArgs>>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  collectorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Types.Maybe<ResolversTypes['DistributionDetailPage']>, ParentType, ContextType, RequireFields<Types.DistributionDetailsArgs, 'limit' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DistributionStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DistributionType'], ParentType, ContextType>;
  typeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DistributionDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DistributionDetail'] = ResolversParentTypes['DistributionDetail']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.DistributionDetailAvailableActionsArgs>>;
  cuit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['Destination'], ParentType, ContextType>;
  distributionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  observations?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['DistributionReceipt']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DistributionStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DistributionDetailPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DistributionDetailPage'] = ResolversParentTypes['DistributionDetailPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DistributionDetail']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DistributionDetailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DistributionDetailPayload'] = ResolversParentTypes['DistributionDetailPayload']> = {
  detail?: Resolver<Types.Maybe<ResolversTypes['DistributionDetail']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
};

export type DistributionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DistributionPage'] = ResolversParentTypes['DistributionPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Distribution']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DistributionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DistributionPayload'] = ResolversParentTypes['DistributionPayload']> = {
  distribution?: Resolver<Types.Maybe<ResolversTypes['Distribution']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
};

export type DistributionReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DistributionReceipt'] = ResolversParentTypes['DistributionReceipt']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DistributionSelectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DistributionSelection'] = ResolversParentTypes['DistributionSelection']> = {
  rows?: Resolver<Array<ResolversTypes['Distribution']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type DistributionStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DistributionStatistics'] = ResolversParentTypes['DistributionStatistics']> = {
  authorizationPending?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inError?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownloadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DownloadPayload'] = ResolversParentTypes['DownloadPayload']> = {
  download?: Resolver<Types.Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
};

export type ExportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Export'] = ResolversParentTypes['Export']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.ExportActivityArgs, 'limit' | 'page'>>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  errorDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileSize?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ExportFormat'], ParentType, ContextType>;
  formatCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  processedRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExportStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExportType'], ParentType, ContextType>;
  typeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExportPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportPage'] = ResolversParentTypes['ExportPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Export']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportPayload'] = ResolversParentTypes['ExportPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  export?: Resolver<Types.Maybe<ResolversTypes['Export']>, ParentType, ContextType>;
  exportId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ExternalIdUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExternalIdUse'] = ResolversParentTypes['ExternalIdUse']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  importId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paymentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  writtenAs?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['FieldErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FollowPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowPayload'] = ResolversParentTypes['FollowPayload']> = {
  dropped?: Resolver<Types.Maybe<ResolversTypes['FollowedRecord']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  isFollowed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type FollowedRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowedRecord'] = ResolversParentTypes['FollowedRecord']> = {
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GatewayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Gateway'] = ResolversParentTypes['Gateway']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  byDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethodCodes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GatewayBatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GatewayBatch'] = ResolversParentTypes['GatewayBatch']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.GatewayBatchActivityArgs, 'limit' | 'page'>>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.GatewayBatchAvailableActionsArgs>>;
  batchDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  batchNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  compensationAmount?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gatewayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ServicePaymentBatchState'], ParentType, ContextType>;
  stateCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalApprovedTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GatewayBatchPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GatewayBatchPage'] = ResolversParentTypes['GatewayBatchPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['GatewayBatch']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GatewayBatchPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GatewayBatchPayload'] = ResolversParentTypes['GatewayBatchPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  gatewayBatch?: Resolver<Types.Maybe<ResolversTypes['GatewayBatch']>, ParentType, ContextType>;
};

export type GatewayPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GatewayPage'] = ResolversParentTypes['GatewayPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Gateway']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Holder'] = ResolversParentTypes['Holder']> = {
  holderId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Identification'] = ResolversParentTypes['Identification']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['IdentificationType'], ParentType, ContextType>;
  typeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Import'] = ResolversParentTypes['Import']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.ImportActivityArgs, 'limit' | 'page'>>;
  approvedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.ImportAvailableActionsArgs>>;
  cancelDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  issuedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchConcept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchIdentification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchPayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  processedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeatedIds?: Resolver<Types.Maybe<ResolversTypes['RepeatedIds']>, ParentType, ContextType>;
  repeatedImportId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rows?: Resolver<Types.Maybe<ResolversTypes['ImportRowPage']>, ParentType, ContextType, RequireFields<Types.ImportRowsArgs, 'limit' | 'page'>>;
  status?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportPage'] = ResolversParentTypes['ImportPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Import']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportPayload'] = ResolversParentTypes['ImportPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  import?: Resolver<Types.Maybe<ResolversTypes['Import']>, ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  conceptDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conceptId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalTransactionId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payerEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportRowStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportRowPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportRowPage'] = ResolversParentTypes['ImportRowPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type ListSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListSettings'] = ResolversParentTypes['ListSettings']> = {
  defaultView?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  extra?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  widths?: Resolver<Array<ResolversTypes['ColumnWidth']>, ParentType, ContextType>;
};

export type ListSumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListSum'] = ResolversParentTypes['ListSum']> = {
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goesOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type ListedRefundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListedRefund'] = ResolversParentTypes['ListedRefund']> = {
  effectiveDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['RefundedPayment'], ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Refund'], ParentType, ContextType>;
  requestedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type MentionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mention'] = ResolversParentTypes['Mention']> = {
  note?: Resolver<ResolversTypes['Note'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCollectorConfiguration?: Resolver<Types.Maybe<ResolversTypes['CollectorConfigurationPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddCollectorConfigurationArgs, 'collectorId' | 'once' | 'value' | 'variableId'>>;
  addNote?: Resolver<Types.Maybe<ResolversTypes['AddNotePayload']>, ParentType, ContextType, RequireFields<Types.MutationAddNoteArgs, 'once' | 'target' | 'text'>>;
  approveDistribution?: Resolver<Types.Maybe<ResolversTypes['DistributionPayload']>, ParentType, ContextType, RequireFields<Types.MutationApproveDistributionArgs, 'change' | 'id'>>;
  approveImport?: Resolver<Types.Maybe<ResolversTypes['ImportPayload']>, ParentType, ContextType, RequireFields<Types.MutationApproveImportArgs, 'change' | 'id'>>;
  approveSoftwareProviderReport?: Resolver<Types.Maybe<ResolversTypes['SoftwareProviderReportPayload']>, ParentType, ContextType, RequireFields<Types.MutationApproveSoftwareProviderReportArgs, 'change' | 'id'>>;
  authorizeWithdrawal?: Resolver<Types.Maybe<ResolversTypes['WithdrawalPayload']>, ParentType, ContextType, RequireFields<Types.MutationAuthorizeWithdrawalArgs, 'change' | 'id'>>;
  cancelImport?: Resolver<Types.Maybe<ResolversTypes['ImportPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelImportArgs, 'change' | 'id' | 'reason'>>;
  cancelPayment?: Resolver<Types.Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelPaymentArgs, 'change' | 'id' | 'reason'>>;
  cancelPaymentObjection?: Resolver<Types.Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelPaymentObjectionArgs, 'change' | 'id' | 'reason'>>;
  cancelSubscription?: Resolver<Types.Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelSubscriptionArgs, 'change' | 'id' | 'reason'>>;
  conciliateGatewayBatch?: Resolver<Types.Maybe<ResolversTypes['GatewayBatchPayload']>, ParentType, ContextType, RequireFields<Types.MutationConciliateGatewayBatchArgs, 'change' | 'id'>>;
  conciliateTransfer?: Resolver<Types.Maybe<ResolversTypes['TransferPayload']>, ParentType, ContextType, RequireFields<Types.MutationConciliateTransferArgs, 'change' | 'id'>>;
  createActivityDownload?: Resolver<Types.Maybe<ResolversTypes['DownloadPayload']>, ParentType, ContextType, Partial<Types.MutationCreateActivityDownloadArgs>>;
  createBatchDownload?: Resolver<Types.Maybe<ResolversTypes['DownloadPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateBatchDownloadArgs, 'format' | 'id'>>;
  createBin?: Resolver<Types.Maybe<ResolversTypes['BinPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateBinArgs, 'bin' | 'number' | 'once'>>;
  createBulkRun?: Resolver<Types.Maybe<ResolversTypes['BulkRunPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateBulkRunArgs, 'run'>>;
  createConversionUpload?: Resolver<Types.Maybe<ResolversTypes['UploadPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateConversionUploadArgs, 'configurationId' | 'dryRun' | 'import' | 'once'>>;
  createExport?: Resolver<Types.Maybe<ResolversTypes['ExportPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateExportArgs, 'format' | 'list' | 'once'>>;
  createExportDownload?: Resolver<Types.Maybe<ResolversTypes['DownloadPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateExportDownloadArgs, 'id'>>;
  createImportErrorsDownload?: Resolver<Types.Maybe<ResolversTypes['DownloadPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateImportErrorsDownloadArgs, 'id'>>;
  createImportUpload?: Resolver<Types.Maybe<ResolversTypes['UploadPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateImportUploadArgs, 'import' | 'once'>>;
  createPayer?: Resolver<Types.Maybe<ResolversTypes['PayerPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreatePayerArgs, 'email' | 'name' | 'once'>>;
  createPayerReference?: Resolver<Types.Maybe<ResolversTypes['PayerReferencePayload']>, ParentType, ContextType, RequireFields<Types.MutationCreatePayerReferenceArgs, 'collectorId' | 'once' | 'reference'>>;
  createSoftwareProviderReportDownload?: Resolver<Types.Maybe<ResolversTypes['DownloadPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateSoftwareProviderReportDownloadArgs, 'id'>>;
  createTaxForm?: Resolver<Types.Maybe<ResolversTypes['TaxFormPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateTaxFormArgs, 'once' | 'period' | 'structureId'>>;
  createTaxFormDownload?: Resolver<Types.Maybe<ResolversTypes['DownloadPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateTaxFormDownloadArgs, 'id'>>;
  createViews?: Resolver<Types.Maybe<ResolversTypes['CreateViewsPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateViewsArgs, 'views'>>;
  createWithdrawDownload?: Resolver<Types.Maybe<ResolversTypes['DownloadPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateWithdrawDownloadArgs, 'format' | 'id'>>;
  deleteBin?: Resolver<Types.Maybe<ResolversTypes['DeleteBinsPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteBinArgs, 'id' | 'once' | 'version'>>;
  deleteBins?: Resolver<Types.Maybe<ResolversTypes['DeleteBinsPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteBinsArgs, 'ids' | 'once' | 'versions'>>;
  deletePayerReference?: Resolver<Types.Maybe<ResolversTypes['DeletePayerReferencesPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeletePayerReferenceArgs, 'id' | 'once'>>;
  deletePayerReferencesByCollector?: Resolver<Types.Maybe<ResolversTypes['DeletePayerReferencesPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeletePayerReferencesByCollectorArgs, 'collectorId' | 'expectedSize' | 'once'>>;
  deleteSubscriptionPaymentMethod?: Resolver<Types.Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteSubscriptionPaymentMethodArgs, 'change' | 'id'>>;
  deleteView?: Resolver<Types.Maybe<ResolversTypes['DeleteViewPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteViewArgs, 'change' | 'id'>>;
  disableCollectorConfiguration?: Resolver<Types.Maybe<ResolversTypes['CollectorConfigurationPayload']>, ParentType, ContextType, RequireFields<Types.MutationDisableCollectorConfigurationArgs, 'id' | 'once'>>;
  endBulkRun?: Resolver<Types.Maybe<ResolversTypes['BulkRunPayload']>, ParentType, ContextType, RequireFields<Types.MutationEndBulkRunArgs, 'id'>>;
  followRecord?: Resolver<Types.Maybe<ResolversTypes['FollowPayload']>, ParentType, ContextType, RequireFields<Types.MutationFollowRecordArgs, 'target'>>;
  forwardPaymentNotification?: Resolver<Types.Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationForwardPaymentNotificationArgs, 'change' | 'id'>>;
  notifyPayer?: Resolver<Types.Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationNotifyPayerArgs, 'change' | 'id'>>;
  partialRefundPayment?: Resolver<Types.Maybe<ResolversTypes['RefundPayload']>, ParentType, ContextType, RequireFields<Types.MutationPartialRefundPaymentArgs, 'change' | 'id' | 'methods' | 'reason'>>;
  presentTaxForm?: Resolver<Types.Maybe<ResolversTypes['TaxFormPayload']>, ParentType, ContextType, RequireFields<Types.MutationPresentTaxFormArgs, 'change' | 'id'>>;
  presentTaxFormManually?: Resolver<Types.Maybe<ResolversTypes['TaxFormPayload']>, ParentType, ContextType, RequireFields<Types.MutationPresentTaxFormManuallyArgs, 'change' | 'id' | 'transactionId'>>;
  reexportBatch?: Resolver<Types.Maybe<ResolversTypes['BatchPayload']>, ParentType, ContextType, RequireFields<Types.MutationReexportBatchArgs, 'change' | 'id'>>;
  reexportWithdraw?: Resolver<Types.Maybe<ResolversTypes['WithdrawPayload']>, ParentType, ContextType, RequireFields<Types.MutationReexportWithdrawArgs, 'change' | 'id'>>;
  refreshPayment?: Resolver<Types.Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationRefreshPaymentArgs, 'id'>>;
  refreshSubscription?: Resolver<Types.Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<Types.MutationRefreshSubscriptionArgs, 'id'>>;
  refundPayment?: Resolver<Types.Maybe<ResolversTypes['RefundPayload']>, ParentType, ContextType, RequireFields<Types.MutationRefundPaymentArgs, 'amount' | 'change' | 'id' | 'partial' | 'reason'>>;
  regenerateSoftwareProviderReport?: Resolver<Types.Maybe<ResolversTypes['SoftwareProviderReportPayload']>, ParentType, ContextType, RequireFields<Types.MutationRegenerateSoftwareProviderReportArgs, 'change' | 'id'>>;
  rejectDistribution?: Resolver<Types.Maybe<ResolversTypes['DistributionPayload']>, ParentType, ContextType, RequireFields<Types.MutationRejectDistributionArgs, 'change' | 'id' | 'reason'>>;
  rejectSoftwareProviderReport?: Resolver<Types.Maybe<ResolversTypes['SoftwareProviderReportPayload']>, ParentType, ContextType, RequireFields<Types.MutationRejectSoftwareProviderReportArgs, 'change' | 'id'>>;
  rejectWithdraw?: Resolver<Types.Maybe<ResolversTypes['WithdrawPayload']>, ParentType, ContextType, RequireFields<Types.MutationRejectWithdrawArgs, 'change' | 'id' | 'reason'>>;
  rejectWithdrawal?: Resolver<Types.Maybe<ResolversTypes['WithdrawalPayload']>, ParentType, ContextType, RequireFields<Types.MutationRejectWithdrawalArgs, 'change' | 'id' | 'reason'>>;
  releaseRecord?: Resolver<Types.Maybe<ResolversTypes['RecordTakePayload']>, ParentType, ContextType, RequireFields<Types.MutationReleaseRecordArgs, 'once' | 'target'>>;
  reportBulkRun?: Resolver<Types.Maybe<ResolversTypes['BulkRunPayload']>, ParentType, ContextType, RequireFields<Types.MutationReportBulkRunArgs, 'id' | 'report'>>;
  reprocessBatch?: Resolver<Types.Maybe<ResolversTypes['BatchPayload']>, ParentType, ContextType, RequireFields<Types.MutationReprocessBatchArgs, 'change' | 'id'>>;
  reprocessDistribution?: Resolver<Types.Maybe<ResolversTypes['DistributionPayload']>, ParentType, ContextType, RequireFields<Types.MutationReprocessDistributionArgs, 'change' | 'id'>>;
  reprocessTaxForm?: Resolver<Types.Maybe<ResolversTypes['TaxFormPayload']>, ParentType, ContextType, RequireFields<Types.MutationReprocessTaxFormArgs, 'change' | 'id'>>;
  resendNotification?: Resolver<Types.Maybe<ResolversTypes['NotificationPayload']>, ParentType, ContextType, RequireFields<Types.MutationResendNotificationArgs, 'change' | 'id'>>;
  resumeBulkRun?: Resolver<Types.Maybe<ResolversTypes['BulkRunPayload']>, ParentType, ContextType, RequireFields<Types.MutationResumeBulkRunArgs, 'holder' | 'id'>>;
  retryPayment?: Resolver<Types.Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationRetryPaymentArgs, 'change' | 'choice' | 'id'>>;
  reversePayment?: Resolver<Types.Maybe<ResolversTypes['RefundPayload']>, ParentType, ContextType, RequireFields<Types.MutationReversePaymentArgs, 'change' | 'id' | 'reason'>>;
  sendDistributionReceipt?: Resolver<Types.Maybe<ResolversTypes['DistributionDetailPayload']>, ParentType, ContextType, RequireFields<Types.MutationSendDistributionReceiptArgs, 'change' | 'distributionId' | 'email' | 'id'>>;
  sendNotification?: Resolver<Types.Maybe<ResolversTypes['SendNotificationPayload']>, ParentType, ContextType, RequireFields<Types.MutationSendNotificationArgs, 'action' | 'change' | 'subscriptionId' | 'to'>>;
  shareView?: Resolver<Types.Maybe<ResolversTypes['ViewPayload']>, ParentType, ContextType, RequireFields<Types.MutationShareViewArgs, 'change' | 'id'>>;
  takeRecord?: Resolver<Types.Maybe<ResolversTypes['RecordTakePayload']>, ParentType, ContextType, RequireFields<Types.MutationTakeRecordArgs, 'once' | 'target'>>;
  tellOpenRecord?: Resolver<Types.Maybe<ResolversTypes['OpenRecordPayload']>, ParentType, ContextType, RequireFields<Types.MutationTellOpenRecordArgs, 'id' | 'isOpen' | 'type'>>;
  transferWithdraw?: Resolver<Types.Maybe<ResolversTypes['WithdrawPayload']>, ParentType, ContextType, RequireFields<Types.MutationTransferWithdrawArgs, 'change' | 'id'>>;
  unfollowRecord?: Resolver<Types.Maybe<ResolversTypes['FollowPayload']>, ParentType, ContextType, RequireFields<Types.MutationUnfollowRecordArgs, 'target'>>;
  unshareView?: Resolver<Types.Maybe<ResolversTypes['ViewPayload']>, ParentType, ContextType, RequireFields<Types.MutationUnshareViewArgs, 'change' | 'id'>>;
  updateBin?: Resolver<Types.Maybe<ResolversTypes['BinPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateBinArgs, 'bin' | 'id' | 'once' | 'version'>>;
  updateDistributionDetail?: Resolver<Types.Maybe<ResolversTypes['DistributionDetailPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateDistributionDetailArgs, 'change' | 'detail' | 'distributionId' | 'force' | 'id'>>;
  updatePayerReference?: Resolver<Types.Maybe<ResolversTypes['PayerReferencePayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdatePayerReferenceArgs, 'id' | 'once' | 'reference'>>;
  updatePaymentByGateway?: Resolver<Types.Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdatePaymentByGatewayArgs, 'change' | 'id'>>;
  updatePaymentMethod?: Resolver<Types.Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdatePaymentMethodArgs, 'change' | 'id' | 'method'>>;
  updateSettings?: Resolver<Types.Maybe<ResolversTypes['SettingsPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateSettingsArgs, 'settings' | 'version'>>;
  updateSubscriptionAmount?: Resolver<Types.Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateSubscriptionAmountArgs, 'amount' | 'change' | 'id'>>;
  updateSubscriptionMethod?: Resolver<Types.Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateSubscriptionMethodArgs, 'change' | 'id' | 'method'>>;
  updateView?: Resolver<Types.Maybe<ResolversTypes['ViewPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateViewArgs, 'change' | 'id'>>;
};

export type NoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  correctedBy?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  corrects?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentioned?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  action?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.NotificationActivityArgs, 'limit' | 'page'>>;
  attempts?: Resolver<Array<ResolversTypes['NotificationAttempt']>, ParentType, ContextType>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.NotificationAvailableActionsArgs>>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payload?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  response?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NotificationStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationAttemptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationAttempt'] = ResolversParentTypes['NotificationAttempt']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  response?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NotificationStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPayload'] = ResolversParentTypes['NotificationPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  notification?: Resolver<Types.Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type OpenRecordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenRecordPayload'] = ResolversParentTypes['OpenRecordPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payer'] = ResolversParentTypes['Payer']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.PayerActivityArgs, 'limit' | 'page'>>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identification?: Resolver<Types.Maybe<ResolversTypes['Identification']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Types.Maybe<ResolversTypes['PaymentPage']>, ParentType, ContextType, RequireFields<Types.PayerPaymentsArgs, 'limit' | 'page'>>;
  phones?: Resolver<Array<ResolversTypes['Phone']>, ParentType, ContextType>;
  references?: Resolver<Types.Maybe<Array<ResolversTypes['PayerReference']>>, ParentType, ContextType>;
  subscriptions?: Resolver<Types.Maybe<ResolversTypes['SubscriptionPage']>, ParentType, ContextType, RequireFields<Types.PayerSubscriptionsArgs, 'limit' | 'page'>>;
};

export type PayerNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayerNotification'] = ResolversParentTypes['PayerNotification']> = {
  action?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  notification?: Resolver<Types.Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  notificationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayerPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayerPage'] = ResolversParentTypes['PayerPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Payer']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayerPayload'] = ResolversParentTypes['PayerPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['Payer']>, ParentType, ContextType>;
  payerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PayerReferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayerReference'] = ResolversParentTypes['PayerReference']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.PayerReferenceActivityArgs, 'limit' | 'page'>>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identification?: Resolver<Types.Maybe<ResolversTypes['Identification']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayerReferencePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayerReferencePage'] = ResolversParentTypes['PayerReferencePage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PayerReference']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayerReferencePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayerReferencePayload'] = ResolversParentTypes['PayerReferencePayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['PayerReference']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  accreditationDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.PaymentActivityArgs, 'limit' | 'page'>>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.PaymentAvailableActionsArgs>>;
  backUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cardExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chargeDelay?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  collectorNotifications?: Resolver<Types.Maybe<Array<ResolversTypes['CollectorNotification']>>, ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['PaymentDetail']>, ParentType, ContextType>;
  distributions?: Resolver<Types.Maybe<Array<ResolversTypes['Distribution']>>, ParentType, ContextType>;
  dueDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalTransactionId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeDetails?: Resolver<Types.Maybe<Array<ResolversTypes['PaymentFee']>>, ParentType, ContextType>;
  finalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  history?: Resolver<Types.Maybe<Array<ResolversTypes['PaymentVersion']>>, ParentType, ContextType>;
  holder?: Resolver<Types.Maybe<Array<ResolversTypes['Holder']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDueDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRefundDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, Partial<Types.PaymentLastRefundDateArgs>>;
  lastUpdateDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  metadata?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  notificationUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notifications?: Resolver<Types.Maybe<Array<ResolversTypes['PayerNotification']>>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['PaymentPayer']>, ParentType, ContextType>;
  payerDeferredDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payerProfile?: Resolver<Types.Maybe<ResolversTypes['Payer']>, ParentType, ContextType>;
  payerValidationDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  presetActions?: Resolver<Array<ResolversTypes['PresetAction']>, ParentType, ContextType>;
  processDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rate?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundableAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType, Partial<Types.PaymentRefundedAmountArgs>>;
  refundedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  rejectedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  relatedPayments?: Resolver<Array<ResolversTypes['RelatedPayment']>, ParentType, ContextType>;
  requestDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  review?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reviewValidationDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['Source']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Types.Maybe<ResolversTypes['PaymentSubscription']>, ParentType, ContextType>;
  subscriptionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subscriptionRequests?: Resolver<Array<ResolversTypes['SubscriptionRequest']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  typeCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validation?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawalBatch?: Resolver<Types.Maybe<ResolversTypes['Batch']>, ParentType, ContextType>;
  withdrawalBatchId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PaymentDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentDetail'] = ResolversParentTypes['PaymentDetail']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  conceptDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conceptId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentFeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentFee'] = ResolversParentTypes['PaymentFee']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentFigureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentFigure'] = ResolversParentTypes['PaymentFigure']> = {
  acceptedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  collected?: Resolver<Array<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
  decidedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentFigures'] = ResolversParentTypes['PaymentFigures']> = {
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['PaymentFigure']>, ParentType, ContextType>;
  goesOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentFigure']>, ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whole?: Resolver<ResolversTypes['PaymentFigure'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  authorizationCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  couponNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyConversionInfo?: Resolver<Types.Maybe<ResolversTypes['CurrencyConversion']>, ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationMonth?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expirationYear?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  firstSixDigits?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gateway?: Resolver<Types.Maybe<ResolversTypes['PaymentMethodGateway']>, ParentType, ContextType>;
  installments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastFourDigits?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethodCode?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paymentMethodName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  typeCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodGatewayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethodGateway'] = ResolversParentTypes['PaymentMethodGateway']> = {
  batchNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pptOwner?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['GatewayStatus']>, ParentType, ContextType>;
  statusCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticketNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentPayerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPayer'] = ResolversParentTypes['PaymentPayer']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identification?: Resolver<Types.Maybe<ResolversTypes['Identification']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PaymentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type PaymentPeriodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPeriod'] = ResolversParentTypes['PaymentPeriod']> = {
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentSelectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentSelection'] = ResolversParentTypes['PaymentSelection']> = {
  rows?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type PaymentSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentSubscription'] = ResolversParentTypes['PaymentSubscription']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.PaymentSubscriptionActivityArgs, 'limit' | 'page'>>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.PaymentSubscriptionAvailableActionsArgs>>;
  backUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Types.Maybe<ResolversTypes['SubscriptionDetail']>, ParentType, ContextType>;
  dueDay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finishedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  history?: Resolver<Types.Maybe<Array<ResolversTypes['SubscriptionVersion']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUpdateDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  metadata?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  notificationUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notifications?: Resolver<Types.Maybe<Array<ResolversTypes['PayerNotification']>>, ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['SubscriptionPayer']>, ParentType, ContextType>;
  payerDeferredDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payerProfile?: Resolver<Types.Maybe<ResolversTypes['Payer']>, ParentType, ContextType>;
  payerValidationDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Types.Maybe<ResolversTypes['SubscriptionMethod']>, ParentType, ContextType>;
  paymentsPeriods?: Resolver<Array<ResolversTypes['PaymentPeriod']>, ParentType, ContextType>;
  periods?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recurrence?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rejectedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  returnUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reviewValidationDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['Source']>, ParentType, ContextType>;
  startDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscribedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SubscriptionType'], ParentType, ContextType>;
  typeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validation?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentVersion'] = ResolversParentTypes['PaymentVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUpdateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonSettings'] = ResolversParentTypes['PersonSettings']> = {
  density?: Resolver<Types.Maybe<ResolversTypes['RowDensity']>, ParentType, ContextType>;
  lists?: Resolver<Array<ResolversTypes['ListSettings']>, ParentType, ContextType>;
  menuCollapsed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  openMenuGroups?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  pageSize?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  readMentions?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  readNews?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  readNotices?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  recentCollectors?: Resolver<Types.Maybe<Array<ResolversTypes['RecentCollector']>>, ParentType, ContextType>;
  recentScreens?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  singleKeys?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  theme?: Resolver<Types.Maybe<ResolversTypes['ThemeChoice']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Personal'] = ResolversParentTypes['Personal']> = {
  settings?: Resolver<ResolversTypes['PersonSettings'], ParentType, ContextType>;
  sharedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
};

export type PhoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  areaCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresetActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PresetAction'] = ResolversParentTypes['PresetAction']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installments?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethodCodes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PromotionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionPage'] = ResolversParentTypes['PromotionPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activities?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.QueryActivitiesArgs, 'limit' | 'page'>>;
  batch?: Resolver<Types.Maybe<ResolversTypes['Batch']>, ParentType, ContextType, RequireFields<Types.QueryBatchArgs, 'id'>>;
  batchSelection?: Resolver<Types.Maybe<ResolversTypes['BatchSelection']>, ParentType, ContextType, RequireFields<Types.QueryBatchSelectionArgs, 'except' | 'expectedSize'>>;
  batchSum?: Resolver<Types.Maybe<ResolversTypes['ListSum']>, ParentType, ContextType, Partial<Types.QueryBatchSumArgs>>;
  batches?: Resolver<Types.Maybe<ResolversTypes['BatchPage']>, ParentType, ContextType, RequireFields<Types.QueryBatchesArgs, 'limit' | 'page'>>;
  bin?: Resolver<Types.Maybe<ResolversTypes['Bin']>, ParentType, ContextType, RequireFields<Types.QueryBinArgs, 'id'>>;
  binBrands?: Resolver<Types.Maybe<ResolversTypes['BinChoicePage']>, ParentType, ContextType, RequireFields<Types.QueryBinBrandsArgs, 'limit' | 'page'>>;
  binIssuers?: Resolver<Types.Maybe<ResolversTypes['BinChoicePage']>, ParentType, ContextType, RequireFields<Types.QueryBinIssuersArgs, 'limit' | 'page'>>;
  binSubtypes?: Resolver<Types.Maybe<ResolversTypes['BinChoicePage']>, ParentType, ContextType, RequireFields<Types.QueryBinSubtypesArgs, 'limit' | 'page'>>;
  binTypes?: Resolver<Types.Maybe<ResolversTypes['BinChoicePage']>, ParentType, ContextType, RequireFields<Types.QueryBinTypesArgs, 'limit' | 'page'>>;
  bins?: Resolver<Types.Maybe<ResolversTypes['BinPage']>, ParentType, ContextType, RequireFields<Types.QueryBinsArgs, 'limit' | 'page'>>;
  bulkRuns?: Resolver<Types.Maybe<Array<ResolversTypes['BulkRun']>>, ParentType, ContextType, Partial<Types.QueryBulkRunsArgs>>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType, RequireFields<Types.QueryCollectorArgs, 'id'>>;
  collectorBySignature?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType, RequireFields<Types.QueryCollectorBySignatureArgs, 'signature'>>;
  collectors?: Resolver<Types.Maybe<ResolversTypes['CollectorPage']>, ParentType, ContextType, RequireFields<Types.QueryCollectorsArgs, 'limit' | 'page'>>;
  configurationVariables?: Resolver<Types.Maybe<Array<ResolversTypes['ConfigurationVariable']>>, ParentType, ContextType>;
  converterConfigurations?: Resolver<Types.Maybe<Array<ResolversTypes['ConverterConfiguration']>>, ParentType, ContextType>;
  defaultGateways?: Resolver<Types.Maybe<ResolversTypes['GatewayPage']>, ParentType, ContextType, RequireFields<Types.QueryDefaultGatewaysArgs, 'limit' | 'page'>>;
  distribution?: Resolver<Types.Maybe<ResolversTypes['Distribution']>, ParentType, ContextType, RequireFields<Types.QueryDistributionArgs, 'id'>>;
  distributionDetail?: Resolver<Types.Maybe<ResolversTypes['DistributionDetail']>, ParentType, ContextType, RequireFields<Types.QueryDistributionDetailArgs, 'distributionId' | 'id'>>;
  distributionSelection?: Resolver<Types.Maybe<ResolversTypes['DistributionSelection']>, ParentType, ContextType, RequireFields<Types.QueryDistributionSelectionArgs, 'except' | 'expectedSize'>>;
  distributionStatistics?: Resolver<Types.Maybe<ResolversTypes['DistributionStatistics']>, ParentType, ContextType, Partial<Types.QueryDistributionStatisticsArgs>>;
  distributionSum?: Resolver<Types.Maybe<ResolversTypes['ListSum']>, ParentType, ContextType, Partial<Types.QueryDistributionSumArgs>>;
  distributions?: Resolver<Types.Maybe<ResolversTypes['DistributionPage']>, ParentType, ContextType, RequireFields<Types.QueryDistributionsArgs, 'limit' | 'page'>>;
  export?: Resolver<Types.Maybe<ResolversTypes['Export']>, ParentType, ContextType, RequireFields<Types.QueryExportArgs, 'id'>>;
  exports?: Resolver<Types.Maybe<ResolversTypes['ExportPage']>, ParentType, ContextType, RequireFields<Types.QueryExportsArgs, 'limit' | 'page'>>;
  externalIdUses?: Resolver<Types.Maybe<Array<ResolversTypes['ExternalIdUse']>>, ParentType, ContextType, RequireFields<Types.QueryExternalIdUsesArgs, 'collectorId' | 'externalIds'>>;
  gatewayBatch?: Resolver<Types.Maybe<ResolversTypes['GatewayBatch']>, ParentType, ContextType, RequireFields<Types.QueryGatewayBatchArgs, 'id'>>;
  gatewayBatches?: Resolver<Types.Maybe<ResolversTypes['GatewayBatchPage']>, ParentType, ContextType, RequireFields<Types.QueryGatewayBatchesArgs, 'limit' | 'page'>>;
  gateways?: Resolver<Types.Maybe<ResolversTypes['GatewayPage']>, ParentType, ContextType, RequireFields<Types.QueryGatewaysArgs, 'limit' | 'page'>>;
  import?: Resolver<Types.Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<Types.QueryImportArgs, 'id'>>;
  importSum?: Resolver<Types.Maybe<ResolversTypes['ListSum']>, ParentType, ContextType, Partial<Types.QueryImportSumArgs>>;
  imports?: Resolver<Types.Maybe<ResolversTypes['ImportPage']>, ParentType, ContextType, RequireFields<Types.QueryImportsArgs, 'limit' | 'page'>>;
  isFollowed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Types.QueryIsFollowedArgs, 'target'>>;
  missingPaymentCodes?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<Types.QueryMissingPaymentCodesArgs, 'filter'>>;
  notes?: Resolver<Types.Maybe<Array<ResolversTypes['Note']>>, ParentType, ContextType, RequireFields<Types.QueryNotesArgs, 'target'>>;
  notification?: Resolver<Types.Maybe<ResolversTypes['Notification']>, ParentType, ContextType, RequireFields<Types.QueryNotificationArgs, 'id'>>;
  payer?: Resolver<Types.Maybe<ResolversTypes['Payer']>, ParentType, ContextType, RequireFields<Types.QueryPayerArgs, 'id'>>;
  payerReference?: Resolver<Types.Maybe<ResolversTypes['PayerReference']>, ParentType, ContextType, RequireFields<Types.QueryPayerReferenceArgs, 'id'>>;
  payerReferences?: Resolver<Types.Maybe<ResolversTypes['PayerReferencePage']>, ParentType, ContextType, RequireFields<Types.QueryPayerReferencesArgs, 'limit' | 'page'>>;
  payers?: Resolver<Types.Maybe<ResolversTypes['PayerPage']>, ParentType, ContextType, RequireFields<Types.QueryPayersArgs, 'limit' | 'page'>>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<Types.QueryPaymentArgs, 'id'>>;
  paymentFigures?: Resolver<Types.Maybe<ResolversTypes['PaymentFigures']>, ParentType, ContextType, RequireFields<Types.QueryPaymentFiguresArgs, 'period'>>;
  paymentSelection?: Resolver<Types.Maybe<ResolversTypes['PaymentSelection']>, ParentType, ContextType, RequireFields<Types.QueryPaymentSelectionArgs, 'except' | 'expectedSize'>>;
  paymentSum?: Resolver<Types.Maybe<ResolversTypes['ListSum']>, ParentType, ContextType, Partial<Types.QueryPaymentSumArgs>>;
  payments?: Resolver<Types.Maybe<ResolversTypes['PaymentPage']>, ParentType, ContextType, RequireFields<Types.QueryPaymentsArgs, 'limit' | 'page'>>;
  promotions?: Resolver<Types.Maybe<ResolversTypes['PromotionPage']>, ParentType, ContextType, RequireFields<Types.QueryPromotionsArgs, 'limit' | 'page'>>;
  recordMarks?: Resolver<Types.Maybe<Array<ResolversTypes['RecordMark']>>, ParentType, ContextType, RequireFields<Types.QueryRecordMarksArgs, 'ids' | 'type'>>;
  refunds?: Resolver<Types.Maybe<ResolversTypes['RefundPage']>, ParentType, ContextType, RequireFields<Types.QueryRefundsArgs, 'limit' | 'page'>>;
  returnedSum?: Resolver<Types.Maybe<ResolversTypes['ListSum']>, ParentType, ContextType, Partial<Types.QueryReturnedSumArgs>>;
  softwareProviderReport?: Resolver<Types.Maybe<ResolversTypes['SoftwareProviderReport']>, ParentType, ContextType, RequireFields<Types.QuerySoftwareProviderReportArgs, 'id'>>;
  softwareProviderReports?: Resolver<Types.Maybe<ResolversTypes['SoftwareProviderReportPage']>, ParentType, ContextType, RequireFields<Types.QuerySoftwareProviderReportsArgs, 'limit' | 'page'>>;
  subscription?: Resolver<Types.Maybe<ResolversTypes['PaymentSubscription']>, ParentType, ContextType, RequireFields<Types.QuerySubscriptionArgs, 'id'>>;
  subscriptionSelection?: Resolver<Types.Maybe<ResolversTypes['SubscriptionSelection']>, ParentType, ContextType, RequireFields<Types.QuerySubscriptionSelectionArgs, 'except' | 'expectedSize'>>;
  subscriptionSum?: Resolver<Types.Maybe<ResolversTypes['ListSum']>, ParentType, ContextType, Partial<Types.QuerySubscriptionSumArgs>>;
  subscriptions?: Resolver<Types.Maybe<ResolversTypes['SubscriptionPage']>, ParentType, ContextType, RequireFields<Types.QuerySubscriptionsArgs, 'limit' | 'page'>>;
  taxDeadlines?: Resolver<Types.Maybe<Array<ResolversTypes['TaxDeadline']>>, ParentType, ContextType, RequireFields<Types.QueryTaxDeadlinesArgs, 'month'>>;
  taxForm?: Resolver<Types.Maybe<ResolversTypes['TaxForm']>, ParentType, ContextType, RequireFields<Types.QueryTaxFormArgs, 'id'>>;
  taxFormStructures?: Resolver<Types.Maybe<Array<ResolversTypes['TaxFormStructure']>>, ParentType, ContextType>;
  taxForms?: Resolver<Types.Maybe<ResolversTypes['TaxFormPage']>, ParentType, ContextType, RequireFields<Types.QueryTaxFormsArgs, 'limit' | 'page'>>;
  transactionBatches?: Resolver<Types.Maybe<ResolversTypes['TransactionBatchPage']>, ParentType, ContextType, RequireFields<Types.QueryTransactionBatchesArgs, 'limit' | 'page'>>;
  transfer?: Resolver<Types.Maybe<ResolversTypes['Transfer']>, ParentType, ContextType, RequireFields<Types.QueryTransferArgs, 'id'>>;
  transferSelection?: Resolver<Types.Maybe<ResolversTypes['TransferSelection']>, ParentType, ContextType, RequireFields<Types.QueryTransferSelectionArgs, 'except' | 'expectedSize'>>;
  transferSum?: Resolver<Types.Maybe<ResolversTypes['ListSum']>, ParentType, ContextType, Partial<Types.QueryTransferSumArgs>>;
  transfers?: Resolver<Types.Maybe<ResolversTypes['TransferPage']>, ParentType, ContextType, RequireFields<Types.QueryTransfersArgs, 'limit' | 'page'>>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  withdraw?: Resolver<Types.Maybe<ResolversTypes['Withdraw']>, ParentType, ContextType, RequireFields<Types.QueryWithdrawArgs, 'id'>>;
  withdrawSelection?: Resolver<Types.Maybe<ResolversTypes['WithdrawSelection']>, ParentType, ContextType, RequireFields<Types.QueryWithdrawSelectionArgs, 'except' | 'expectedSize'>>;
  withdrawSum?: Resolver<Types.Maybe<ResolversTypes['ListSum']>, ParentType, ContextType, Partial<Types.QueryWithdrawSumArgs>>;
  withdrawal?: Resolver<Types.Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType, RequireFields<Types.QueryWithdrawalArgs, 'id'>>;
  withdrawalSelection?: Resolver<Types.Maybe<ResolversTypes['WithdrawalSelection']>, ParentType, ContextType, RequireFields<Types.QueryWithdrawalSelectionArgs, 'except' | 'expectedSize'>>;
  withdrawalSum?: Resolver<Types.Maybe<ResolversTypes['ListSum']>, ParentType, ContextType, Partial<Types.QueryWithdrawalSumArgs>>;
  withdrawals?: Resolver<Types.Maybe<ResolversTypes['WithdrawalPage']>, ParentType, ContextType, RequireFields<Types.QueryWithdrawalsArgs, 'limit' | 'page'>>;
  withdraws?: Resolver<Types.Maybe<ResolversTypes['WithdrawPage']>, ParentType, ContextType, RequireFields<Types.QueryWithdrawsArgs, 'limit' | 'page'>>;
};

export type RecentCollectorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecentCollector'] = ResolversParentTypes['RecentCollector']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordMarkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecordMark'] = ResolversParentTypes['RecordMark']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taken?: Resolver<Types.Maybe<ResolversTypes['RecordTake']>, ParentType, ContextType>;
};

export type RecordTakeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecordTake'] = ResolversParentTypes['RecordTake']> = {
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordTakePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecordTakePayload'] = ResolversParentTypes['RecordTakePayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  mark?: Resolver<Types.Maybe<ResolversTypes['RecordMark']>, ParentType, ContextType>;
};

export type RefundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  approvedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authorizationCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batchNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costAmount?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUpdateDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  processDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticketNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefundPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundPage'] = ResolversParentTypes['RefundPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payments?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returned?: Resolver<Types.Maybe<Array<ResolversTypes['CurrencyTotal']>>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ListedRefund']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundPayload'] = ResolversParentTypes['RefundPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
};

export type RefundedPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundedPayment'] = ResolversParentTypes['RefundedPayment']> = {
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalTransactionId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['PaymentPayer']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RelatedPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RelatedPayment'] = ResolversParentTypes['RelatedPayment']> = {
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepeatedIdsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepeatedIds'] = ResolversParentTypes['RepeatedIds']> = {
  caseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseTwins?: Resolver<Array<ResolversTypes['CaseTwin']>, ParentType, ContextType>;
  imports?: Resolver<Array<ResolversTypes['RepeatingImport']>, ParentType, ContextType>;
  paymentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RepeatingImportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepeatingImport'] = ResolversParentTypes['RepeatingImport']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sharing?: Resolver<Types.Maybe<ResolversTypes['ViewSharing']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendNotificationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendNotificationPayload'] = ResolversParentTypes['SendNotificationPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  notificationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subscription?: Resolver<Types.Maybe<ResolversTypes['PaymentSubscription']>, ParentType, ContextType>;
};

export type SettingsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettingsPayload'] = ResolversParentTypes['SettingsPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  settings?: Resolver<Types.Maybe<ResolversTypes['PersonSettings']>, ParentType, ContextType>;
};

export type SoftwareProviderReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SoftwareProviderReport'] = ResolversParentTypes['SoftwareProviderReport']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.SoftwareProviderReportActivityArgs, 'limit' | 'page'>>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.SoftwareProviderReportAvailableActionsArgs>>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filePath?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  format?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generatedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sendResult?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  softwareProvider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SoftwareProviderReportStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SoftwareProviderReportPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SoftwareProviderReportPage'] = ResolversParentTypes['SoftwareProviderReportPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SoftwareProviderReport']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SoftwareProviderReportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SoftwareProviderReportPayload'] = ResolversParentTypes['SoftwareProviderReportPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  report?: Resolver<Types.Maybe<ResolversTypes['SoftwareProviderReport']>, ParentType, ContextType>;
};

export type SourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Source'] = ResolversParentTypes['Source']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionDetail'] = ResolversParentTypes['SubscriptionDetail']> = {
  conceptDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conceptId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionMethod'] = ResolversParentTypes['SubscriptionMethod']> = {
  lastFourDigits?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethodCode?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubscriptionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionPage'] = ResolversParentTypes['SubscriptionPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PaymentSubscription']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionPayerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionPayer'] = ResolversParentTypes['SubscriptionPayer']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionPayload'] = ResolversParentTypes['SubscriptionPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  subscription?: Resolver<Types.Maybe<ResolversTypes['PaymentSubscription']>, ParentType, ContextType>;
};

export type SubscriptionRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionRequest'] = ResolversParentTypes['SubscriptionRequest']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscription?: Resolver<Types.Maybe<ResolversTypes['PaymentSubscription']>, ParentType, ContextType>;
  subscriptionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SubscriptionSelectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionSelection'] = ResolversParentTypes['SubscriptionSelection']> = {
  rows?: Resolver<Array<ResolversTypes['PaymentSubscription']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type SubscriptionVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionVersion'] = ResolversParentTypes['SubscriptionVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUpdateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxDeadlineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaxDeadline'] = ResolversParentTypes['TaxDeadline']> = {
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TaxDeadlineState'], ParentType, ContextType>;
  structure?: Resolver<ResolversTypes['TaxFormStructure'], ParentType, ContextType>;
  taxForm?: Resolver<Types.Maybe<ResolversTypes['TaxForm']>, ParentType, ContextType>;
};

export type TaxFormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaxForm'] = ResolversParentTypes['TaxForm']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.TaxFormActivityArgs, 'limit' | 'page'>>;
  afipTransactionId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.TaxFormAvailableActionsArgs>>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reprocessBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reprocessDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reprocessDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TaxFormStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxFormPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaxFormPage'] = ResolversParentTypes['TaxFormPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxForm']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxFormPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaxFormPayload'] = ResolversParentTypes['TaxFormPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  taxForm?: Resolver<Types.Maybe<ResolversTypes['TaxForm']>, ParentType, ContextType>;
};

export type TaxFormStructureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaxFormStructure'] = ResolversParentTypes['TaxFormStructure']> = {
  createdBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueDay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  formName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransactionBatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransactionBatch'] = ResolversParentTypes['TransactionBatch']> = {
  batchNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ServicePaymentBatchState'], ParentType, ContextType>;
  stateCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalApprovedTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransactionBatchPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransactionBatchPage'] = ResolversParentTypes['TransactionBatchPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TransactionBatch']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Transfer'] = ResolversParentTypes['Transfer']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.TransferActivityArgs, 'limit' | 'page'>>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.TransferAvailableActionsArgs>>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destinationTransferId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difference?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payerCuit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransferStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransferPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferPage'] = ResolversParentTypes['TransferPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Transfer']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransferPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferPayload'] = ResolversParentTypes['TransferPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  transfer?: Resolver<Types.Maybe<ResolversTypes['Transfer']>, ParentType, ContextType>;
};

export type TransferSelectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferSelection'] = ResolversParentTypes['TransferSelection']> = {
  rows?: Resolver<Array<ResolversTypes['Transfer']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type UploadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Upload'] = ResolversParentTypes['Upload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UploadPayload'] = ResolversParentTypes['UploadPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  upload?: Resolver<Types.Maybe<ResolversTypes['Upload']>, ParentType, ContextType>;
};

export type ViewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewPayload'] = ResolversParentTypes['ViewPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  view?: Resolver<Types.Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
};

export type ViewSharingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewSharing'] = ResolversParentTypes['ViewSharing']> = {
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<Types.Maybe<ResolversTypes['Permission']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.ViewerActivityArgs, 'limit' | 'page'>>;
  colleagues?: Resolver<Types.Maybe<Array<ResolversTypes['Colleague']>>, ParentType, ContextType>;
  decisions?: Resolver<Types.Maybe<Array<ResolversTypes['Decision']>>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedBulkRuns?: Resolver<Types.Maybe<Array<ResolversTypes['BulkRun']>>, ParentType, ContextType>;
  endedImports?: Resolver<Types.Maybe<Array<ResolversTypes['Import']>>, ParentType, ContextType>;
  followedRecords?: Resolver<Types.Maybe<Array<ResolversTypes['FollowedRecord']>>, ParentType, ContextType>;
  mentions?: Resolver<Types.Maybe<Array<ResolversTypes['Mention']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  personal?: Resolver<Types.Maybe<ResolversTypes['Personal']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Withdraw'] = ResolversParentTypes['Withdraw']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.WithdrawActivityArgs, 'limit' | 'page'>>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.WithdrawAvailableActionsArgs>>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  collectorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destination?: Resolver<Types.Maybe<ResolversTypes['Destination']>, ParentType, ContextType>;
  fileDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WithdrawStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transferDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawPage'] = ResolversParentTypes['WithdrawPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Withdraw']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawPayload'] = ResolversParentTypes['WithdrawPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  withdraw?: Resolver<Types.Maybe<ResolversTypes['Withdraw']>, ParentType, ContextType>;
};

export type WithdrawSelectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawSelection'] = ResolversParentTypes['WithdrawSelection']> = {
  rows?: Resolver<Array<ResolversTypes['Withdraw']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  activity?: Resolver<Types.Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<Types.WithdrawalActivityArgs, 'limit' | 'page'>>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  approvedDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availableActions?: Resolver<Array<ResolversTypes['AvailableAction']>, ParentType, ContextType, Partial<Types.WithdrawalAvailableActionsArgs>>;
  collector?: Resolver<Types.Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  collectorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  collectorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['Destination'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WithdrawalStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDetail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transferDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawalPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalPage'] = ResolversParentTypes['WithdrawalPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalPayload'] = ResolversParentTypes['WithdrawalPayload']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['ChangeError']>, ParentType, ContextType>;
  withdrawal?: Resolver<Types.Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
};

export type WithdrawalSelectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalSelection'] = ResolversParentTypes['WithdrawalSelection']> = {
  rows?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Activity?: ActivityResolvers<ContextType>;
  ActivityChange?: ActivityChangeResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  ActivityValue?: ActivityValueResolvers<ContextType>;
  AddNotePayload?: AddNotePayloadResolvers<ContextType>;
  AvailableAction?: AvailableActionResolvers<ContextType>;
  Batch?: BatchResolvers<ContextType>;
  BatchPage?: BatchPageResolvers<ContextType>;
  BatchPayload?: BatchPayloadResolvers<ContextType>;
  BatchSelection?: BatchSelectionResolvers<ContextType>;
  Bin?: BinResolvers<ContextType>;
  BinChoice?: BinChoiceResolvers<ContextType>;
  BinChoicePage?: BinChoicePageResolvers<ContextType>;
  BinPage?: BinPageResolvers<ContextType>;
  BinPayload?: BinPayloadResolvers<ContextType>;
  BulkRun?: BulkRunResolvers<ContextType>;
  BulkRunArgument?: BulkRunArgumentResolvers<ContextType>;
  BulkRunItem?: BulkRunItemResolvers<ContextType>;
  BulkRunPayload?: BulkRunPayloadResolvers<ContextType>;
  CaseTwin?: CaseTwinResolvers<ContextType>;
  ChangeError?: ChangeErrorResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  Collector?: CollectorResolvers<ContextType>;
  CollectorBalance?: CollectorBalanceResolvers<ContextType>;
  CollectorConfiguration?: CollectorConfigurationResolvers<ContextType>;
  CollectorConfigurationPayload?: CollectorConfigurationPayloadResolvers<ContextType>;
  CollectorNotification?: CollectorNotificationResolvers<ContextType>;
  CollectorPage?: CollectorPageResolvers<ContextType>;
  ColumnWidth?: ColumnWidthResolvers<ContextType>;
  ConfigurationVariable?: ConfigurationVariableResolvers<ContextType>;
  ConverterConfiguration?: ConverterConfigurationResolvers<ContextType>;
  CreateViewsPayload?: CreateViewsPayloadResolvers<ContextType>;
  CurrencyConversion?: CurrencyConversionResolvers<ContextType>;
  CurrencyTotal?: CurrencyTotalResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Decision?: DecisionResolvers<ContextType>;
  DeleteBinsPayload?: DeleteBinsPayloadResolvers<ContextType>;
  DeletePayerReferencesPayload?: DeletePayerReferencesPayloadResolvers<ContextType>;
  DeleteViewPayload?: DeleteViewPayloadResolvers<ContextType>;
  Destination?: DestinationResolvers<ContextType>;
  Distribution?: DistributionResolvers<ContextType>;
  DistributionDetail?: DistributionDetailResolvers<ContextType>;
  DistributionDetailPage?: DistributionDetailPageResolvers<ContextType>;
  DistributionDetailPayload?: DistributionDetailPayloadResolvers<ContextType>;
  DistributionPage?: DistributionPageResolvers<ContextType>;
  DistributionPayload?: DistributionPayloadResolvers<ContextType>;
  DistributionReceipt?: DistributionReceiptResolvers<ContextType>;
  DistributionSelection?: DistributionSelectionResolvers<ContextType>;
  DistributionStatistics?: DistributionStatisticsResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  DownloadPayload?: DownloadPayloadResolvers<ContextType>;
  Export?: ExportResolvers<ContextType>;
  ExportPage?: ExportPageResolvers<ContextType>;
  ExportPayload?: ExportPayloadResolvers<ContextType>;
  ExternalIdUse?: ExternalIdUseResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FollowPayload?: FollowPayloadResolvers<ContextType>;
  FollowedRecord?: FollowedRecordResolvers<ContextType>;
  Gateway?: GatewayResolvers<ContextType>;
  GatewayBatch?: GatewayBatchResolvers<ContextType>;
  GatewayBatchPage?: GatewayBatchPageResolvers<ContextType>;
  GatewayBatchPayload?: GatewayBatchPayloadResolvers<ContextType>;
  GatewayPage?: GatewayPageResolvers<ContextType>;
  Holder?: HolderResolvers<ContextType>;
  Identification?: IdentificationResolvers<ContextType>;
  Import?: ImportResolvers<ContextType>;
  ImportPage?: ImportPageResolvers<ContextType>;
  ImportPayload?: ImportPayloadResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportRowPage?: ImportRowPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  ListSettings?: ListSettingsResolvers<ContextType>;
  ListSum?: ListSumResolvers<ContextType>;
  ListedRefund?: ListedRefundResolvers<ContextType>;
  Mention?: MentionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationAttempt?: NotificationAttemptResolvers<ContextType>;
  NotificationPayload?: NotificationPayloadResolvers<ContextType>;
  OpenRecordPayload?: OpenRecordPayloadResolvers<ContextType>;
  Payer?: PayerResolvers<ContextType>;
  PayerNotification?: PayerNotificationResolvers<ContextType>;
  PayerPage?: PayerPageResolvers<ContextType>;
  PayerPayload?: PayerPayloadResolvers<ContextType>;
  PayerReference?: PayerReferenceResolvers<ContextType>;
  PayerReferencePage?: PayerReferencePageResolvers<ContextType>;
  PayerReferencePayload?: PayerReferencePayloadResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentDetail?: PaymentDetailResolvers<ContextType>;
  PaymentFee?: PaymentFeeResolvers<ContextType>;
  PaymentFigure?: PaymentFigureResolvers<ContextType>;
  PaymentFigures?: PaymentFiguresResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodGateway?: PaymentMethodGatewayResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentPayer?: PaymentPayerResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  PaymentPeriod?: PaymentPeriodResolvers<ContextType>;
  PaymentSelection?: PaymentSelectionResolvers<ContextType>;
  PaymentSubscription?: PaymentSubscriptionResolvers<ContextType>;
  PaymentVersion?: PaymentVersionResolvers<ContextType>;
  PersonSettings?: PersonSettingsResolvers<ContextType>;
  Personal?: PersonalResolvers<ContextType>;
  Phone?: PhoneResolvers<ContextType>;
  PresetAction?: PresetActionResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionPage?: PromotionPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecentCollector?: RecentCollectorResolvers<ContextType>;
  RecordMark?: RecordMarkResolvers<ContextType>;
  RecordTake?: RecordTakeResolvers<ContextType>;
  RecordTakePayload?: RecordTakePayloadResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RefundPage?: RefundPageResolvers<ContextType>;
  RefundPayload?: RefundPayloadResolvers<ContextType>;
  RefundedPayment?: RefundedPaymentResolvers<ContextType>;
  RelatedPayment?: RelatedPaymentResolvers<ContextType>;
  RepeatedIds?: RepeatedIdsResolvers<ContextType>;
  RepeatingImport?: RepeatingImportResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SendNotificationPayload?: SendNotificationPayloadResolvers<ContextType>;
  SettingsPayload?: SettingsPayloadResolvers<ContextType>;
  SoftwareProviderReport?: SoftwareProviderReportResolvers<ContextType>;
  SoftwareProviderReportPage?: SoftwareProviderReportPageResolvers<ContextType>;
  SoftwareProviderReportPayload?: SoftwareProviderReportPayloadResolvers<ContextType>;
  Source?: SourceResolvers<ContextType>;
  SubscriptionDetail?: SubscriptionDetailResolvers<ContextType>;
  SubscriptionMethod?: SubscriptionMethodResolvers<ContextType>;
  SubscriptionPage?: SubscriptionPageResolvers<ContextType>;
  SubscriptionPayer?: SubscriptionPayerResolvers<ContextType>;
  SubscriptionPayload?: SubscriptionPayloadResolvers<ContextType>;
  SubscriptionRequest?: SubscriptionRequestResolvers<ContextType>;
  SubscriptionSelection?: SubscriptionSelectionResolvers<ContextType>;
  SubscriptionVersion?: SubscriptionVersionResolvers<ContextType>;
  TaxDeadline?: TaxDeadlineResolvers<ContextType>;
  TaxForm?: TaxFormResolvers<ContextType>;
  TaxFormPage?: TaxFormPageResolvers<ContextType>;
  TaxFormPayload?: TaxFormPayloadResolvers<ContextType>;
  TaxFormStructure?: TaxFormStructureResolvers<ContextType>;
  TransactionBatch?: TransactionBatchResolvers<ContextType>;
  TransactionBatchPage?: TransactionBatchPageResolvers<ContextType>;
  Transfer?: TransferResolvers<ContextType>;
  TransferPage?: TransferPageResolvers<ContextType>;
  TransferPayload?: TransferPayloadResolvers<ContextType>;
  TransferSelection?: TransferSelectionResolvers<ContextType>;
  Upload?: UploadResolvers<ContextType>;
  UploadPayload?: UploadPayloadResolvers<ContextType>;
  ViewPayload?: ViewPayloadResolvers<ContextType>;
  ViewSharing?: ViewSharingResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Withdraw?: WithdrawResolvers<ContextType>;
  WithdrawPage?: WithdrawPageResolvers<ContextType>;
  WithdrawPayload?: WithdrawPayloadResolvers<ContextType>;
  WithdrawSelection?: WithdrawSelectionResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalPage?: WithdrawalPageResolvers<ContextType>;
  WithdrawalPayload?: WithdrawalPayloadResolvers<ContextType>;
  WithdrawalSelection?: WithdrawalSelectionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  audited?: AuditedDirectiveResolver<any, any, ContextType>;
  authenticated?: AuthenticatedDirectiveResolver<any, any, ContextType>;
  personal?: PersonalDirectiveResolver<any, any, ContextType>;
  recorded?: RecordedDirectiveResolver<any, any, ContextType>;
  requires?: RequiresDirectiveResolver<any, any, ContextType>;
  role?: RoleDirectiveResolver<any, any, ContextType>;
};
