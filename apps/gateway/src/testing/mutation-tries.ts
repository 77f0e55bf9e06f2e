import type { Mutation } from '../api/schema-types.generated.ts';
import { activityTries } from '../modules/activity/testing/activity-calls.ts';
import { batchTries } from '../modules/batch/testing/batch-calls.ts';
import { binTries } from '../modules/bin/testing/bin-calls.ts';
import { collectorTries } from '../modules/collector/testing/collector-calls.ts';
import { converterTries } from '../modules/converter/testing/converter-calls.ts';
import { distributionTries } from '../modules/distribution/testing/distribution-calls.ts';
import { exportTries } from '../modules/export/testing/export-calls.ts';
import { importTries } from '../modules/import/testing/import-calls.ts';
import { notificationTries } from '../modules/notification/testing/notification-calls.ts';
import { payerTries } from '../modules/payer/testing/payer-calls.ts';
import { paymentTries } from '../modules/payment/testing/payment-calls.ts';
import { servicePaymentTries } from '../modules/service-payment/testing/service-payment-calls.ts';
import { softwareProviderTries } from '../modules/software-provider/testing/software-provider-calls.ts';
import { subscriptionTries } from '../modules/subscription/testing/subscription-calls.ts';
import { taxFormTries } from '../modules/tax-form/testing/tax-form-calls.ts';
import { transferTries } from '../modules/transfer/testing/transfer-calls.ts';
import { withdrawTries } from '../modules/withdraw/testing/withdraw-calls.ts';
import { withdrawalTries } from '../modules/withdrawal/testing/withdrawal-calls.ts';
import type { Try, WaitingEntities } from './waiting-entities.ts';

/** Mutations of the gateway's own data. */
export type PersonalMutation =
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
  | 'releaseRecord';

/**
 * Valid arguments of every mutation that calls a service, on an entity that allows it. A mutation that no module tries
 * does not compile.
 */
export type MutationTries = Readonly<Record<Exclude<keyof Mutation, '__typename' | PersonalMutation>, Try>>;

/** Joins the tries of the modules. The order matters: a try may find the entities of an earlier one. */
export const mutationTries = (waiting: WaitingEntities): MutationTries => ({
  ...paymentTries(waiting),
  ...subscriptionTries(waiting),
  ...notificationTries(waiting),
  ...transferTries(waiting),
  ...payerTries(waiting),
  ...collectorTries(waiting),
  ...exportTries(waiting),
  ...importTries(waiting),
  ...converterTries(),
  ...withdrawTries(waiting),
  ...withdrawalTries(waiting),
  ...batchTries(waiting),
  ...distributionTries(waiting),
  ...taxFormTries(waiting),
  ...binTries(waiting),
  ...servicePaymentTries(waiting),
  ...softwareProviderTries(waiting),
  ...activityTries(),
});
