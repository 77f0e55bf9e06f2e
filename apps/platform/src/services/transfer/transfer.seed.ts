import type { Payment } from '@backoffice/contracts/payment';
import type { Transfer } from '@backoffice/contracts/transfer';
import { asc, inArray, sql } from 'drizzle-orm';
import { insertDocuments } from '../../database/insert-documents.ts';
import { later } from '../../seed/moments.ts';
import { cuitOf } from '../../seed/people.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { payments } from '../payment/payment.table.ts';
import { aTransfer } from './transfer.builder.ts';
import { transfers } from './transfer.table.ts';

const most = 240;
const day = 24 * 60;

/**
 * Inserts transfers for some payments. They are conciliated for paid payments and pending or rejected for the others.
 */
export async function seedTransfers({ tx, now, random: generator }: Seeding): Promise<void> {
  const random = generator(20_261_124);
  const rows = await tx
    .select({ payment: sql<Payment>`${payments.document}` })
    .from(payments)
    .where(inArray(payments.status, ['approved', 'pending', 'issued']))
    .orderBy(asc(payments.id))
    .limit(most);
  const made = rows.map(({ payment }) => transferOf(random, payment, now));
  await insertDocuments(tx, transfers, made);
}

/** Returns the CUIT of the payer. That of a person is derived from the DNI. */
const cuitFor = (random: Random, { payer }: Payment): string => {
  const given = payer?.identification;
  if (given?.type === 'CUIT_ARG') return given.number;
  return cuitOf(random.pick(['20', '27']), given?.number ?? random.digits(8));
};

/**
 * Returns the status of a transfer. A transfer for a paid payment is conciliated, mostly automatically. Any other
 * transfer is pending or rejected.
 */
const statusOf = (random: Random, isPaid: boolean): string => {
  if (isPaid) return random.chance(0.8) ? 'auto_conciliated' : 'conciliated';
  return random.chance(0.12) ? 'rejected' : 'pending';
};

function transferOf(random: Random, payment: Payment, now: Date): Transfer {
  const isPaid = payment.status === 'approved';
  const requested = later(payment.request_date, random.between(10, 3 * day));
  const hasPayment = isPaid || !random.chance(0.08);
  const isShort = !isPaid && random.chance(0.25);
  return aTransfer({
    id: random.hex(24),
    collector_id: payment.collector_id,
    payer_id: cuitFor(random, payment),
    payment_id: hasPayment ? payment.id : null,
    destiny_transfer_id: random.digits(12),
    amount: isShort ? Math.max(1, Math.floor(payment.final_amount)) : payment.final_amount,
    request_date: requested < now.toISOString() ? requested : payment.request_date,
    status: statusOf(random, isPaid),
  });
}
