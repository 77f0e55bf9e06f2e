import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { insertDocuments } from '../../database/insert-documents.ts';
import { seededDestinations } from '../../seed/destinations.ts';
import { later } from '../../seed/moments.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { seededCollectors } from '../collector/collector.names.seed.ts';
import { aWithdrawal } from './withdrawal.builder.ts';
import { withdrawals } from './withdrawal.table.ts';

const count = 300;
/** Minutes. */
const hour = 60;
const days = 100;
/** Every fortieth withdrawal goes to a CBU with a wrong check digit, for the warning of the screens. */
const wrongEvery = 40;

const reasons = [
  'La entidad pidió anularlo',
  'Cuenta de destino en revisión',
  'Importe mayor que el acordado',
] as const;
const causes = ['balance_insufficient', 'destination_closed', 'bank_unavailable'] as const;

/** Inserts withdrawals of the last hundred days. Over a hundred of them await authorization. */
export async function seedWithdrawals(seeding: Seeding): Promise<void> {
  if (seeding.payments === 0) return;
  const random = seeding.random(20_261_127);
  await insertDocuments(
    seeding.tx,
    withdrawals,
    Array.from({ length: count }, (_, position) => withdrawalOf(seeding, random, position)),
  );
}

const statusOf = (random: Random, daysAgo: number): string => {
  if (daysAgo <= 14 && random.chance(0.95)) return 'pending_authorization';
  if (random.chance(0.1)) return 'refused';
  return random.chance(0.07) ? 'error' : 'transferred';
};

function withdrawalOf(seeding: Seeding, random: Random, position: number): Withdrawal {
  const { signature, name } = random.pick(seededCollectors);
  const [first, second] = seededDestinations(seeding).get(signature) ?? [];
  // the square places more withdrawals near today
  const daysAgo = Math.floor(days * (position / count) ** 2);
  const minutesAgo = (daysAgo * 24 + 6) * hour + random.between(0, 18 * hour);
  const requested = new Date(seeding.now.getTime() - minutesAgo * 60_000).toISOString();
  const status = statusOf(random, daysAgo);
  const isApproved = status === 'transferred' || status === 'error';
  const approved = later(requested, random.between(10, 3 * hour));
  const chosen = random.chance(0.7) ? first : second;
  const isWrong = position % wrongEvery === wrongEvery - 1;
  return aWithdrawal({
    id: random.hex(24),
    status,
    status_detail: status === 'refused' ? random.pick(reasons) : status === 'error' ? random.pick(causes) : null,
    collector_id: signature,
    collector_detail: { name },
    ...(chosen && { destination: isWrong ? { ...chosen, value: '2850590940090418135200' } : chosen }),
    request_date: requested,
    request_user: random.pick([`tesoreria.${signature.toLowerCase()}`, 'finanzas', 'administrador', null]),
    approved_date: isApproved ? approved : null,
    transfer_date: status === 'transferred' ? later(approved, 1) : null,
    amount: random.between(2_000_000, 90_000_000) / 100,
  });
}
