import { quantity } from '@/shared/format';

interface CountedBatch {
  readonly totalApprovedTransactions: number;
  readonly totalTransactions: number;
}

/** Approved and all transactions of a batch, formatted for people. */
export const countsOf = (batch: CountedBatch): [approved: string, all: string] => [
  quantity(batch.totalApprovedTransactions),
  quantity(batch.totalTransactions),
];
