import { isRecord } from '../unknown-value.ts';

/** Values of variables, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** Asks the gateway as the person. */
export type Ask = (query: string) => Promise<unknown>;

/** What finds a value for an example in the data of the day: the first value of its answer. */
const finders = {
  batch: '{ batches(limit: 1) { rows { id } } }',
  bin: '{ bins(limit: 1) { rows { id } } }',
  collector: '{ collectors(limit: 1) { rows { id } } }',
  distribution: '{ distributions(limit: 1) { rows { id } } }',
  export: '{ exports(limit: 1) { rows { id } } }',
  gatewayBatch: '{ gatewayBatches(limit: 1) { rows { id } } }',
  import: '{ imports(limit: 1) { rows { id } } }',
  notification: '{ payments(limit: 50) { rows { notifications { notificationId } } } }',
  part: '{ distributions(limit: 1) { rows { details(limit: 1) { rows { id } } } } }',
  payer: '{ payers(limit: 1) { rows { id } } }',
  payment: '{ payments(limit: 1) { rows { id } } }',
  refundedPayment: '{ payments(filter: { status: REFUNDED }, limit: 1) { rows { id } } }',
  report: '{ softwareProviderReports(limit: 1) { rows { id } } }',
  subscription: '{ subscriptions(limit: 1) { rows { id } } }',
  cancelledSubscription: '{ subscriptions(filter: { status: CANCELLED }, limit: 1) { rows { id } } }',
  taxForm: '{ taxForms(limit: 1) { rows { id } } }',
  transfer: '{ transfers(limit: 1) { rows { id } } }',
  paymentOfTransfer: '{ transfers(filter: { status: CONCILIATED }, limit: 50) { rows { paymentId } } }',
  withdraw: '{ withdraws(limit: 1) { rows { id } } }',
  withdrawal: '{ withdrawals(limit: 1) { rows { id } } }',
  batchesInError: '{ batches(filter: { status: ERROR }, limit: 1) { size } }',
  distributionsInError: '{ distributions(filter: { status: ERROR }, limit: 1) { size } }',
  objectedPayments: '{ payments(filter: { status: OBJECTED }, limit: 1) { size } }',
  subscriptionsInReview: '{ subscriptions(filter: { status: REVIEW }, limit: 1) { size } }',
  pendingTransfers: '{ transfers(filter: { status: PENDING }, limit: 1) { size } }',
  pendingWithdraws: '{ withdraws(filter: { status: PENDING }, limit: 1) { size } }',
  pendingWithdrawals: '{ withdrawals(filter: { status: PENDING_AUTHORIZATION }, limit: 1) { size } }',
} as const;

/** Variables that are found in the data, by what finds each. */
export type Found = Readonly<Record<string, keyof typeof finders>>;

/** The first text or number inside an answer. */
const firstValue = (answer: unknown): string | number | undefined => {
  if (typeof answer === 'string' || typeof answer === 'number') return answer;
  if (!isRecord(answer)) return undefined;
  for (const inner of Object.values(answer)) {
    const value = firstValue(inner);
    if (value !== undefined) return value;
  }
  return undefined;
};

/** The variables of an example; one that is not found in the data is left to the person. */
export const variablesOf = async (
  { variables = {}, found = {} }: { readonly variables?: Variables; readonly found?: Found },
  ask: Ask,
): Promise<Variables> => {
  const pairs = Object.entries(found).map(async ([name, finder]): Promise<[string, string | number]> => {
    const answer = await ask(finders[finder]);
    return [name, firstValue(isRecord(answer) ? answer['data'] : undefined) ?? ''];
  });
  return { ...variables, ...Object.fromEntries(await Promise.all(pairs)) };
};
