import { quantity } from '@/shared/format';

interface CountedBatch {
  readonly totalApprovedTransactions: number;
  readonly totalTransactions: number;
}

/** How many transactions of a batch are approved, and how many there are, for people. */
export const countsOf = (batch: CountedBatch): [approved: string, all: string] => [
  quantity(batch.totalApprovedTransactions),
  quantity(batch.totalTransactions),
];
