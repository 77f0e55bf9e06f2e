import type { Withdraw } from '@backoffice/contracts/withdraw';
import { insertDocuments } from '../../database/insert-documents.ts';
import { seededDestinations } from '../../seed/destinations.ts';
import { later } from '../../seed/moments.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { seededCollectors } from '../collector/collector.names.seed.ts';
import { aWithdraw } from './withdraw.builder.ts';
import { withdraws } from './withdraw.table.ts';

const count = 160;
const hour = 60;
/** Number of days over which withdraws were requested. Most of the newest ones are pending. */
const days = 95;

const causes = ['Cuenta de destino cerrada', 'El banco no respondió', 'Límite diario de la cuenta superado'] as const;
const reasons = [
  'Pedido por la entidad',
  'Cuenta de destino en revisión',
  'Importe a confirmar con la entidad',
] as const;

/** Inserts withdraws of the last three months. Most old ones are transferred, most new ones are pending. */
export async function seedWithdraws(seeding: Seeding): Promise<void> {
  if (seeding.payments === 0) return;
  const random = seeding.random(20_261_126);
  await insertDocuments(
    seeding.tx,
    withdraws,
    Array.from({ length: count }, (_, position) => withdrawOf(seeding, random, position)),
  );
}

const statusOf = (random: Random, daysAgo: number): string => {
  if (random.chance(0.08)) return 'rejected';
  if (random.chance(0.06)) return 'error';
  return daysAgo > 12 || random.chance(0.25) ? 'transferred' : 'pending';
};

function withdrawOf(seeding: Seeding, random: Random, position: number): Withdraw {
  const { signature, name } = random.pick(seededCollectors);
  const [first, second] = seededDestinations(seeding).get(signature) ?? [];
  // denser in the last days, as in a list that people work through
  const daysAgo = Math.floor(days * (position / count) ** 2);
  const minutesAgo = (daysAgo * 24 + 4) * hour + random.between(0, 20 * hour);
  const requested = new Date(seeding.now.getTime() - minutesAgo * 60_000).toISOString();
  const status = statusOf(random, daysAgo);
  return aWithdraw({
    id: random.hex(24),
    collector_id: signature,
    collector_detail: { name },
    request_date: requested,
    request_user: random.pick([`tesoreria.${signature.toLowerCase()}`, 'finanzas', 'administrador']),
    amount: random.between(4_000_000, 260_000_000) / 100,
    destination: (random.chance(0.7) ? first : second) ?? null,
    file_date: requested,
    transfer_date: status === 'transferred' ? later(requested, random.between(30, 4 * hour)) : null,
    status,
    status_detail: status === 'rejected' ? random.pick(reasons) : status === 'error' ? random.pick(causes) : null,
  });
}
