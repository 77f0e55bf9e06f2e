import { largestPage, largestSelection } from '@backoffice/validators';
import type { UploadReaders } from '../files/take-upload.ts';
import type { CostOptions } from '../api/operation-cost.ts';
import type { KnownActions } from '../module-kit/change/action-rules.ts';
import { activityModule } from './activity/index.ts';
import { batchModule } from './batch/index.ts';
import { binModule } from './bin/index.ts';
import { bulkRunModule } from './bulk-run/index.ts';
import { collectorModule } from './collector/index.ts';
import { converterModule } from './converter/index.ts';
import { defineLocalModule, type Module } from './define-module.ts';
import { distributionModule } from './distribution/index.ts';
import { exportModule } from './export/index.ts';
import { recordTakeModule } from './record-take/index.ts';
import { taxFormModule } from './tax-form/index.ts';
import { importModule } from './import/index.ts';
import { lazySources } from './lazy-sources.ts';
import { servicePaymentModule } from './service-payment/index.ts';
import { noteModule } from './note/index.ts';
import { decisionModule } from './decision/index.ts';
import { followedRecordModule } from './followed-record/index.ts';
import { notificationModule } from './notification/index.ts';
import { openRecordModule } from './open-record/index.ts';
import { payerModule } from './payer/index.ts';
import { paymentModule } from './payment/index.ts';
import { personalModule } from './personal/index.ts';
import { softwareProviderModule } from './software-provider/index.ts';
import { subscriptionModule } from './subscription/index.ts';
import { transferModule } from './transfer/index.ts';
import { viewerModule } from './viewer/index.ts';
import { withdrawModule } from './withdraw/index.ts';
import { withdrawalModule } from './withdrawal/index.ts';

export { openActivityFiles, recordsFrom } from './activity/index.ts';
export { isComputed } from '../module-kit/source/lazy-mapper.ts';

/** Resolvers without a domain. */
const shared = defineLocalModule({
  resolvers: {
    ChangeError: {
      requestId: (_error, _args, { record }) => record.requestId,
      mayBeMade: ({ mayBeMade = false }) => mayBeMade,
    },
  },
  localFields: ['ChangeError.requestId', 'ChangeError.mayBeMade'],
});

/** Domains of the gateway. The source of a domain is `context.sources.<name>`. */
const modules = {
  activity: activityModule,
  batch: batchModule,
  bin: binModule,
  bulkRun: bulkRunModule,
  collector: collectorModule,
  converter: converterModule,
  distribution: distributionModule,
  export: exportModule,
  recordTake: recordTakeModule,
  taxForm: taxFormModule,
  import: importModule,
  servicePayment: servicePaymentModule,
  note: noteModule,
  decision: decisionModule,
  followedRecord: followedRecordModule,
  notification: notificationModule,
  openRecord: openRecordModule,
  payer: payerModule,
  payment: paymentModule,
  personal: personalModule,
  softwareProvider: softwareProviderModule,
  subscription: subscriptionModule,
  transfer: transferModule,
  viewer: viewerModule,
  withdraw: withdrawModule,
  withdrawal: withdrawalModule,
};

const all: readonly Module<unknown>[] = [shared, ...Object.values(modules)];

/** Resolvers of all modules, which the schema merges. */
export const resolvers = all.flatMap((module) => module.resolvers);

/** Called once for each gateway; returns the function that creates the sources of a request, each at its first use. */
export const createSources = lazySources(modules);

/** Actions of each type with `availableActions`. */
export const knownActions: Readonly<Record<string, KnownActions>> = Object.fromEntries(
  all.flatMap((module) => Object.entries(module.actions)),
);

/** Readers of the answers to uploaded files, by service. */
export const uploadReaders: UploadReaders = Object.fromEntries(
  all.flatMap((module) => Object.entries(module.uploadReaders)),
);

const localFields = new Set<string>(all.flatMap((module) => module.localFields));

/** Options of the cost estimate: a field with a resolver calls a service, unless it is a local field. */
export const costOptions: CostOptions = {
  fieldsWithCalls: new Set(
    resolvers
      .flatMap((types) => Object.entries<object>(types))
      .flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`))
      .filter((field) => !localFields.has(field)),
  ),
  sizes: { limit: largestPage, expectedSize: largestSelection },
  rowsPerCall: largestPage,
};
