import type { Collector } from '@backoffice/contracts/collector';
import { mainSeed, type Seeding } from '../../seed/seeding.ts';
import { collectorConfigurations, collectors } from './collector.table.ts';
import { seededCollectors } from './collector.names.seed.ts';
import { configurationVariables } from './collector.variables.ts';

const strategies: readonly Collector['withdrawal_strategy'][] = [
  'batch_accreditation',
  'batch_approbation',
  'balance',
  null,
];
const matches: readonly Collector['match_import'][] = [null, 'match_payer', 'match_concept', 'match_identification'];

/**
 * Inserts the collectors with a balance, some with a scheduled withdrawal. `seedCatalogues` inserts promotions and
 * gateways.
 */
export async function seedCollectors(seeding: Seeding): Promise<void> {
  const { tx, now } = seeding;
  const random = seeding.random(mainSeed);
  const rows = seededCollectors.map(({ signature, name }, position) => {
    const amount = random.between(15_000_000, 900_000_000) / 100;
    const document: Collector = {
      id: signature,
      signature,
      name,
      checkout_version: position % 3 === 0 ? 'v1' : 'v2',
      match_import: matches[position % matches.length] ?? null,
      withdrawal_strategy: strategies[position % strategies.length] ?? null,
    };
    const balance = {
      collector_id: signature,
      amount,
      available_amount: Math.round(amount * random.between(40, 95)) / 100,
      currency_id: 'ARS',
    };
    return { id: signature, document, balance };
  });
  await tx.insert(collectors).values(rows);

  const scheduled = rows.filter((_, position) => position % 5 === 2);
  await tx.insert(collectorConfigurations).values(
    scheduled.flatMap(({ id: collectorId }) =>
      configurationVariables.slice(0, 3).map((variable, position) => {
        const id = random.hex(24);
        const value = ['0 9 * * 1', '2850590940090418135201', '250000.00'][position] ?? '';
        const deleted = position === 2 && random.chance(0.5) ? now.toISOString() : null;
        return { id, collectorId, document: { id, value, delete_date: deleted, commerce_config_vars: variable } };
      }),
    ),
  );
}
