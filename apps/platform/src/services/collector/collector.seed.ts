import type { Collector } from '@backoffice/contracts/collector';
import type { Database } from '../../database/open-database.ts';
import type { Random } from '../../seed/random.ts';
import { collectorConfigurations, collectors } from './collector.table.ts';
import { configurationVariables } from './collector.variables.ts';

/** What a collector sells; payments take their concepts from it. */
export type Trade =
  'energía' | 'agua' | 'gas' | 'internet' | 'club' | 'colegio' | 'expensas' | 'seguro' | 'salud' | 'impuesto';

export const seededCollectors: readonly { signature: string; name: string; trade: Trade }[] = [
  { signature: 'LUZN', name: 'Luz del Norte Distribuidora', trade: 'energía' },
  { signature: 'ELPA', name: 'Eléctrica Pampeana', trade: 'energía' },
  { signature: 'COES', name: 'Cooperativa Eléctrica La Esperanza', trade: 'energía' },
  { signature: 'AGCU', name: 'Aguas de Cuyo Sur', trade: 'agua' },
  { signature: 'AGLI', name: 'Aguas del Litoral Unidas', trade: 'agua' },
  { signature: 'GASC', name: 'Gas Cordillerano', trade: 'gas' },
  { signature: 'GASB', name: 'Gas Bonaerense Interior', trade: 'gas' },
  { signature: 'FIBR', name: 'Fibra Sur Comunicaciones', trade: 'internet' },
  { signature: 'NETA', name: 'Neta Internet y Cable', trade: 'internet' },
  { signature: 'CLAT', name: 'Club Atlético Los Andes del Sur', trade: 'club' },
  { signature: 'CLNA', name: 'Club Náutico Bahía Azul', trade: 'club' },
  { signature: 'GIMV', name: 'Gimnasio Vértice', trade: 'club' },
  { signature: 'COAC', name: 'Colegio Arroyo Claro', trade: 'colegio' },
  { signature: 'INBE', name: 'Instituto Belgrano Bilingüe', trade: 'colegio' },
  { signature: 'CONS', name: 'Consorcio Torres del Parque', trade: 'expensas' },
  { signature: 'ADMI', name: 'Administración Río de la Plata', trade: 'expensas' },
  { signature: 'SEGA', name: 'Seguros Austral del Plata', trade: 'seguro' },
  { signature: 'MUPV', name: 'Mutual Puente Viejo', trade: 'seguro' },
  { signature: 'MEDI', name: 'Medicina Integral Cuyana', trade: 'salud' },
  { signature: 'MUNI', name: 'Municipalidad de Villa Serena', trade: 'impuesto' },
];

const strategies: readonly Collector['withdrawal_strategy'][] = [
  'batch_accreditation',
  'batch_approbation',
  'balance',
  null,
];
const matches: readonly Collector['match_import'][] = [null, 'match_payer', 'match_concept', 'match_identification'];

/** Puts the collectors in, each with a balance and some with a scheduled withdrawal. */
export async function seedCollectors(db: Database, random: Random, now: Date): Promise<void> {
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
  await db.insert(collectors).values(rows);

  const scheduled = rows.filter((_, position) => position % 5 === 2);
  await db.insert(collectorConfigurations).values(
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
