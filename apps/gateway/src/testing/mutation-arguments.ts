import type { Mutation } from '../api/schema-types.generated.ts';
import { activityArguments } from '../modules/activity/testing/activity-calls.ts';
import { batchArguments } from '../modules/batch/testing/batch-calls.ts';
import { binArguments } from '../modules/bin/testing/bin-calls.ts';
import { collectorArguments } from '../modules/collector/testing/collector-calls.ts';
import { converterArguments } from '../modules/converter/testing/converter-calls.ts';
import { distributionArguments } from '../modules/distribution/testing/distribution-calls.ts';
import { exportArguments } from '../modules/export/testing/export-calls.ts';
import { importArguments } from '../modules/import/testing/import-calls.ts';
import { notificationArguments } from '../modules/notification/testing/notification-calls.ts';
import { payerArguments } from '../modules/payer/testing/payer-calls.ts';
import { paymentArguments } from '../modules/payment/testing/payment-calls.ts';
import { servicePaymentArguments } from '../modules/service-payment/testing/service-payment-calls.ts';
import { softwareProviderArguments } from '../modules/software-provider/testing/software-provider-calls.ts';
import { subscriptionArguments } from '../modules/subscription/testing/subscription-calls.ts';
import { taxFormArguments } from '../modules/tax-form/testing/tax-form-calls.ts';
import { transferArguments } from '../modules/transfer/testing/transfer-calls.ts';
import { withdrawArguments } from '../modules/withdraw/testing/withdraw-calls.ts';
import { withdrawalArguments } from '../modules/withdrawal/testing/withdrawal-calls.ts';
import type { MakeArguments, WaitingEntities } from './waiting-entities.ts';

/**
 * Mutations of the gateway's own data: settings, views, bulk runs, presence, notes, takes and followed records. They
 * call no service.
 */
export type OwnDataMutation =
  | 'updateSettings'
  | 'createViews'
  | 'updateView'
  | 'deleteView'
  | 'shareView'
  | 'unshareView'
  | 'createBulkRun'
  | 'reportBulkRun'
  | 'resumeBulkRun'
  | 'endBulkRun'
  | 'tellOpenRecord'
  | 'addNote'
  | 'takeRecord'
  | 'releaseRecord'
  | 'followRecord'
  | 'unfollowRecord';

/**
 * Functions that create valid arguments of every mutation outside the own data, on an entity that allows it. A
 * missing mutation does not compile.
 */
export type MutationArguments = Readonly<
  Record<Exclude<keyof Mutation, '__typename' | OwnDataMutation>, MakeArguments>
>;

/**
 * Joins the arguments of all modules. Tests that run all mutations keep the order of the keys: changes of payer
 * references use the references that an earlier mutation created. The other functions add their own entities.
 */
export const mutationArguments = (waiting: WaitingEntities): MutationArguments => ({
  ...paymentArguments(waiting),
  ...subscriptionArguments(waiting),
  ...notificationArguments(waiting),
  ...transferArguments(waiting),
  ...payerArguments(waiting),
  ...collectorArguments(waiting),
  ...exportArguments(waiting),
  ...importArguments(waiting),
  ...converterArguments(),
  ...withdrawArguments(waiting),
  ...withdrawalArguments(waiting),
  ...batchArguments(waiting),
  ...distributionArguments(waiting),
  ...taxFormArguments(waiting),
  ...binArguments(waiting),
  ...servicePaymentArguments(waiting),
  ...softwareProviderArguments(waiting),
  ...activityArguments(),
});
