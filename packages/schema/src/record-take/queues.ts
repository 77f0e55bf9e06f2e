/** Statuses in which a record waits for a person, by its type. People take such records to work on them. */
export const waitingStatuses = {
  Withdrawal: ['PENDING_AUTHORIZATION'],
  Withdraw: ['PENDING'],
  Distribution: ['AUTHORIZATION_PENDING', 'ERROR'],
  Batch: ['ERROR'],
  Transfer: ['PENDING'],
  Import: ['PENDING_APPROVED'],
  SoftwareProviderReport: ['PENDING_APPROVAL'],
  TaxForm: ['CREATED'],
} as const;

/** Type of records that wait in a queue. */
export type QueueType = keyof typeof waitingStatuses;

/** Returns true for a type whose records wait in a queue. */
export const isQueueType = (type: string): type is QueueType => Object.hasOwn(waitingStatuses, type);

/** Returns whether a record with this status waits for a person. */
export const isWaiting = (type: QueueType, status: string): boolean =>
  waitingStatuses[type].some((waiting) => waiting === status);
