import type { Payment } from '@backoffice/contracts/payment';
import { desc, eq, sql } from 'drizzle-orm';
import { insertDocuments } from '../../database/insert-documents.ts';
import { seededDestinations } from '../../seed/destinations.ts';
import { later } from '../../seed/moments.ts';
import { cuitOf, mailName, personName } from '../../seed/people.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { seededCollectors } from '../collector/collector.names.seed.ts';
import { payments } from '../payment/payment.table.ts';
import { aDistribution, aDistributionDetail } from './distribution.builder.ts';
import { destinationsOf } from './distribution.rules.ts';
import {
  distributionDetails,
  distributions,
  type StoredDetail,
  type StoredDistribution,
} from './distribution.table.ts';

const most = 260;
const hour = 60;

const causes = [
  'COELSA: 0115 La cuenta de destino no existe.',
  'BIND: TIMEOUT El banco no respondió a tiempo.',
  'COELSA: 0230 El CUIT no corresponde a la cuenta.',
] as const;
const reasons = ['La entidad pidió anularla', 'El reparto no es el acordado'] as const;
const observations = ['Según convenio 2026', 'Liquidación mensual', null, null] as const;

/** Inserts a distribution for each of the last approved payments. */
export async function seedDistributions(seeding: Seeding): Promise<void> {
  const { tx } = seeding;
  const random = seeding.random(20_261_130);
  const rows = await tx
    .select({ payment: sql<Payment>`${payments.document}` })
    .from(payments)
    .where(eq(payments.status, 'approved'))
    .orderBy(desc(payments.requestDate), desc(payments.id))
    .limit(most);
  const made = rows.map(({ payment }) => distributionOf(seeding, random, payment));
  await insertDocuments(
    tx,
    distributions,
    made.map(({ whole }) => whole),
  );
  await insertDocuments(
    tx,
    distributionDetails,
    made.flatMap(({ parts }) => parts),
  );
}

const statusOf = (random: Random, isScheduled: boolean): string => {
  if (isScheduled) return random.chance(0.75) ? 'scheduled' : 'deferred';
  const at = random.between(1, 100);
  if (at <= 24) return 'authorization_pending';
  if (at <= 36) return 'error';
  if (at <= 44) return 'pending';
  if (at <= 52) return 'rejected';
  return at <= 57 ? 'manual' : 'success';
};

/** Splits a total in cents: a commission, usually a partner's share, and the rest for the collector. */
const sharesOf = (random: Random, cents: number): readonly (readonly [type: string, cents: number])[] => {
  const commission = Math.max(1, Math.round((cents * random.between(15, 60)) / 1000));
  const partner = random.chance(0.7) ? Math.round((cents * random.between(5, 30)) / 100) : 0;
  const rest = cents - commission - partner;
  return [['collector', rest], ['commission', commission], ...(partner > 0 ? [['partner', partner] as const] : [])];
};

type Destination = StoredDetail['destination'];

const accountOf = (seeding: Seeding, random: Random, signature: string): Pick<Destination, 'type' | 'value'> => {
  const [first, second] = seededDestinations(seeding).get(signature) ?? [];
  const value = (random.chance(0.7) ? first : second)?.value ?? 'cuenta.sin.alias';
  return { type: /^\d+$/.test(value) ? 'cbu' : 'alias', value };
};

const destinationOf = (seeding: Seeding, random: Random, type: string, payment: Payment): Destination => {
  const name =
    seededCollectors.find(({ signature }) => signature === payment.collector_id)?.name ?? payment.collector_id;
  if (type === 'collector')
    return { ...accountOf(seeding, random, payment.collector_id), cuit: cuitOf('30', random.digits(8)), name };
  if (type === 'commission')
    return { type: 'alias', value: 'cobros.comision', cuit: cuitOf('30', '71234567'), name: 'Plataforma de cobros' };
  const person = personName(random);
  const { signature } = random.pick(seededCollectors);
  const alias = mailName(person).slice(0, 20);
  const named = random.chance(0.5) ? { type: 'alias', value: alias } : accountOf(seeding, random, signature);
  return { ...named, cuit: cuitOf(random.pick(['20', '27']), random.digits(8)), name: person };
};

/** Status of a part. In a distribution in error or manual, only the last part has that status. */
const partStatus = (status: string, isLast: boolean): string => {
  if (status === 'error' || status === 'manual') return isLast ? status : 'success';
  return status === 'scheduled' ? 'deferred' : status;
};

function distributionOf(seeding: Seeding, random: Random, payment: Payment) {
  const isScheduled = random.chance(0.18);
  const status = statusOf(random, isScheduled);
  const requested = later(payment.paid_date ?? payment.request_date, random.between(5, 20 * hour));
  const status_detail = status === 'error' ? random.pick(causes) : status === 'rejected' ? random.pick(reasons) : null;
  const collector = { id: payment.collector_id, name: nameOf(payment.collector_id) };
  const whole: StoredDistribution = aDistribution({
    id: random.hex(24),
    status,
    status_detail,
    type: isScheduled ? 'scheduled' : 'no_scheduled',
    payment_id: payment.id,
    request_date: requested < seeding.now.toISOString() ? requested : payment.request_date,
    total_amount: payment.final_amount,
    collector,
  });
  const shares = sharesOf(random, Math.round(payment.final_amount * 100));
  const parts = shares.map(([type, cents], position): StoredDetail => {
    const own = partStatus(status, position === shares.length - 1);
    return aDistributionDetail({
      id: random.hex(24),
      distribution_id: whole.id,
      place: position + 1,
      type,
      status: own,
      status_detail: own === status ? status_detail : null,
      amount: cents / 100,
      destination: destinationOf(seeding, random, type, payment),
      observations: random.pick(observations),
      vouchers:
        own === 'success' && random.chance(0.3)
          ? [{ email: `${mailName(personName(random))}@example.com`, date: later(whole.request_date, hour) }]
          : [],
    });
  });
  return { whole: { ...whole, ...destinationsOf(parts) }, parts };
}

const nameOf = (id: string): string => seededCollectors.find(({ signature }) => signature === id)?.name ?? id;
