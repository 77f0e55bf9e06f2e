import type { Found, Variables } from './example-values.ts';
import { screenQueries } from './screen-queries.generated.ts';
import { areaTitles, queryTitles } from './screen-examples.texts.ts';

export type ScreenQuery = keyof typeof screenQueries;
type Area = (typeof screenQueries)[ScreenQuery]['area'];

/** What a query of a screen is asked with. */
interface Question {
  readonly variables?: Variables;
  readonly found?: Found;
  /** Demonstration user who may ask it; `desarrollador` without it. */
  readonly username?: 'operador';
  /** The gateway runs it as a document of the application; typed, it costs more than is accepted. */
  readonly isTooCostly?: true;
}

/** A day of Buenos Aires, some days ago. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' });

const page = { page: 1, limit: 25 };
const month = { from: daysAgo(30), to: daysAgo(0) };
const list: Question = { variables: page };
const listWithCollectors: Question = { variables: { ...page, withCollectors: true } };
const search: Question = { variables: { search: '', ...page } };
const choices: Question = { variables: { search: '' } };
const one = (finder: Found[string]): Question => ({ found: { id: finder } });
const selection = (status: string, finder: Found[string]): Question => ({
  variables: { filter: { status }, except: [] },
  found: { expectedSize: finder },
});
const paymentParts = { withFees: true, withBatch: true, withNotifications: true };

const questions: Readonly<Record<ScreenQuery, Question>> = {
  WorkQueues: {
    variables: {
      year: { from: daysAgo(365), to: daysAgo(0) },
      week: { from: daysAgo(7), to: daysAgo(0) },
      withWithdrawals: true,
      withImports: false,
      withDistributions: true,
      withTransfers: true,
      withBatches: true,
      withReports: true,
      withTaxForms: true,
      withExports: true,
    },
  },
  MonthPayments: { variables: { period: month } },

  PaymentsPage: listWithCollectors,
  PaymentDetail: { variables: paymentParts, found: { id: 'payment' } },
  PaymentHistory: one('refundedPayment'),
  PaymentComparison: { variables: { older: 1, newer: 2, ...paymentParts }, found: { id: 'refundedPayment' } },
  PaymentHolders: { ...one('payment'), username: 'operador' },
  PaymentPayerProfile: one('payer'),
  RelatedPayment: one('payment'),
  LatestPayments: { variables: { limit: 5, filter: { status: 'APPROVED' } } },
  PaymentRowActions: one('payment'),
  PaymentForAction: one('payment'),
  PaymentCurrentVersion: one('payment'),
  PaymentSelection: { ...selection('OBJECTED', 'objectedPayments'), isTooCostly: true },

  SubscriptionsPage: list,
  SubscriptionDetail: { variables: { withNotifications: true }, found: { id: 'subscription' } },
  SubscriptionHistory: one('cancelledSubscription'),
  SubscriptionComparison: {
    variables: { older: 1, newer: 2, withNotifications: true },
    found: { id: 'cancelledSubscription' },
  },
  LatestSubscriptions: { variables: { limit: 5, filter: { status: 'ACTIVE' } } },
  SubscriptionRowActions: one('subscription'),
  SubscriptionForAction: one('subscription'),
  SubscriptionCurrentVersion: one('subscription'),
  SubscriptionSelection: selection('REVIEW', 'subscriptionsInReview'),

  PayerSearch: search,
  PayerDetail: one('payer'),
  PayerReferencesOfPayer: { variables: { withCollector: true }, found: { id: 'payer' } },
  PayerReferencesPage: listWithCollectors,
  ReferencesOfCollector: { found: { collectorId: 'collector' } },

  CollectorSearch: search,
  CollectorConfigurations: one('collector'),
  ConfigurationVariables: {},
  CollectorBalance: one('collector'),
  CollectorOfEntity: one('collector'),
  CollectorOptions: choices,
  ScheduledWithdrawal: { found: { collectorId: 'collector' } },

  NotificationDetail: one('notification'),
  PromotionsPage: listWithCollectors,
  GatewaysPage: search,
  DefaultGatewaysPage: list,

  BinsPage: list,
  BinPage: one('bin'),
  BinBrands: choices,
  BinTypes: choices,
  BinSubtypes: choices,
  BinIssuers: choices,
  BinOfCard: one('bin'),

  ImportsPage: { ...listWithCollectors, username: 'operador' },
  ImportPage: { ...one('import'), username: 'operador' },
  ImportRows: { ...list, ...one('import'), username: 'operador' },
  ImportForAction: { ...one('import'), username: 'operador' },
  ImportCurrentVersion: { ...one('import'), username: 'operador' },
  ConverterConfigurations: { username: 'operador' },
  CollectorMatch: one('collector'),

  ExportsPage: list,
  ExportProgress: one('export'),

  TransfersPage: listWithCollectors,
  TransferForAction: one('transfer'),
  TransferSelection: selection('PENDING', 'pendingTransfers'),
  PaymentOfTransfer: one('paymentOfTransfer'),

  WithdrawsPage: list,
  WithdrawForAction: one('withdraw'),
  WithdrawSelection: selection('PENDING', 'pendingWithdraws'),
  WithdrawalsPage: list,
  WithdrawalForAction: one('withdrawal'),
  WithdrawalCurrentVersion: one('withdrawal'),
  WithdrawalSelection: selection('PENDING_AUTHORIZATION', 'pendingWithdrawals'),
  BatchesPage: list,
  BatchForAction: one('batch'),
  BatchCurrentVersion: one('batch'),
  BatchSelection: selection('ERROR', 'batchesInError'),

  DistributionsPage: list,
  DistributionCounts: { variables: { period: month } },
  DistributionParts: one('distribution'),
  PaymentDistributions: one('payment'),
  DistributionForAction: one('distribution'),
  DistributionCurrentVersion: one('distribution'),
  PartForAction: { found: { distributionId: 'distribution', id: 'part' } },
  DistributionSelection: selection('ERROR', 'distributionsInError'),

  TransactionBatchesPage: list,
  GatewayBatchesPage: list,
  GatewayBatchForAction: one('gatewayBatch'),

  TaxFormsPage: list,
  TaxDeadlines: { variables: { month: daysAgo(0).slice(0, 7) } },
  TaxFormStructures: {},
  TaxFormForAction: one('taxForm'),
  TaxFormCurrentVersion: one('taxForm'),
  SoftwareProviderReportsPage: listWithCollectors,
  SoftwareProviderReportForAction: one('report'),

  QuickSearch: {
    variables: {
      text: 'ana',
      limit: 3,
      payments: true,
      subscriptions: true,
      payers: true,
      collectors: true,
      imports: false,
      transfers: true,
    },
  },
  RecordOfId: { variables: { payments: true, subscriptions: false, payers: false }, found: { id: 'payment' } },
  CollectorMoney: one('collector'),
  Viewer: {},
};

/** A query of a screen, as the explorer offers it. */
export interface ScreenExample extends Question {
  readonly name: ScreenQuery;
  readonly title: string;
  readonly document: string;
}

const isQuery = (name: string): name is ScreenQuery => Object.hasOwn(screenQueries, name);

const exampleOf = (name: ScreenQuery): ScreenExample => ({
  name,
  title: queryTitles[name],
  document: screenQueries[name].document,
  ...questions[name],
});

const examplesOf = (area: Area): readonly ScreenExample[] =>
  Object.keys(questions)
    .filter(isQuery)
    .filter((name) => screenQueries[name].area === area)
    .map(exampleOf);

const isArea = (name: string): name is Area => Object.hasOwn(areaTitles, name);

/** The queries of the screens by the part of the application that asks them, in the order of its menu. */
export const screenExamples: readonly { readonly area: string; readonly examples: readonly ScreenExample[] }[] =
  Object.keys(areaTitles)
    .filter(isArea)
    .map((area) => ({ area: areaTitles[area], examples: examplesOf(area) }));
