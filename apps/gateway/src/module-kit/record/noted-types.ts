/** Types of the schema whose records take notes, and are followed. */
export const notedTypes = [
  'Payment',
  'PaymentSubscription',
  'Payer',
  'Withdrawal',
  'Withdraw',
  'Distribution',
  'Import',
] as const;

export type NotedType = (typeof notedTypes)[number];

/** Returns whether records of a type take notes. */
export const isNotedType = (type: string): type is NotedType => notedTypes.some((noted) => noted === type);
