import { quantity } from '@/shared/format';

interface CountedBatch {
  readonly totalApprovedTransactions: number;
  readonly totalTransactions: number;
}

/** Returns the numbers of approved and of all transactions, formatted for people. */
export const countsOf = (batch: CountedBatch): [approved: string, all: string] => [
  quantity(batch.totalApprovedTransactions),
  quantity(batch.totalTransactions),
];
