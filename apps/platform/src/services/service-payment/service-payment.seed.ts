import type { GatewayBatch, TransactionBatch } from '@backoffice/contracts/service-payment';
import { insertDocuments } from '../../database/insert-documents.ts';
import { dayOf } from '../../shared/day.ts';
import { later } from '../../seed/moments.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { aGatewayBatch, aTransactionBatch } from './service-payment.builder.ts';
import { gatewayBatches, transactionBatches } from './service-payment.table.ts';

/** Minutes in a day. */
const day = 24 * 60;
/** Number of days with batches. */
const days = 120;

const gateways = ['Prisma', 'Fiserv', 'Provincia NET', 'Link Pagos'] as const;
const descriptions = [
  'Según extracto del gateway',
  'Incluye contracargos del período',
  'Ajuste por comisiones',
] as const;

/** Inserts a transaction batch for each day, and a batch of each gateway that paid on that day. */
export async function seedServicePaymentBatches({ tx, now, random: generator }: Seeding): Promise<void> {
  const random = generator(20_261_201);
  const ages = Array.from({ length: days }, (_, index) => days - 1 - index);
  const transactions = ages.map((age) => transactionBatchOf(random, age, now));
  await insertDocuments(tx, transactionBatches, transactions);
  const paid = transactions.flatMap((batch, index) => gatewayBatchesOf(random, batch, days - 1 - index));
  const numbered = paid.map((batch, index) => ({ ...batch, batch_number: 5200 + index }));
  await insertDocuments(tx, gatewayBatches, numbered);
}

/** Returns the state of a batch by its age in days. The newest is open, the oldest are closed. */
const stateOf = (random: Random, age: number): string => {
  if (age === 0) return 'open';
  if (age < 8) return random.chance(0.8) ? 'pending' : 'conciliated';
  return age < 45 ? 'conciliated' : 'close';
};

/** Returns counts and amount of a batch. */
const totalsOf = (random: Random) => {
  const total_transactions = random.between(20, 400);
  const total_approved_transactions = Math.round((total_transactions * random.between(82, 100)) / 100);
  return {
    total_transactions,
    total_approved_transactions,
    total_amount: (total_approved_transactions * random.between(180_000, 950_000)) / 100,
  };
};

function transactionBatchOf(random: Random, age: number, now: Date): TransactionBatch {
  // a day in Buenos Aires begins at 03:00 UTC (GAP-41)
  const today = `${dayOf(now)}T03:00:00.000Z`;
  const start_date = later(today, -age * day);
  return aTransactionBatch({
    id: random.hex(24),
    batch_number: 1800 + days - age,
    state: stateOf(random, age),
    start_date,
    end_date: age === 0 ? null : later(start_date, day - 1),
    ...totalsOf(random),
  });
}

const gatewayBatchesOf = (random: Random, { start_date }: TransactionBatch, age: number): readonly GatewayBatch[] =>
  gateways
    .filter(() => random.chance(0.6))
    .map((gateway_name) => {
      const state = stateOf(random, age);
      const isDone = state === 'conciliated' || state === 'close';
      const totals = totalsOf(random);
      return aGatewayBatch({
        id: random.hex(24),
        batch_date: start_date,
        gateway_name,
        state,
        ...totals,
        description: isDone ? random.pick(descriptions) : null,
        compensation_amount: isDone ? Math.floor(totals.total_amount / random.between(40, 90)) : null,
      });
    });
