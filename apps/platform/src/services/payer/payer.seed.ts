import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import { insertDocuments } from '../../database/insert-documents.ts';
import { companyNames, cuitOf, mailName, personName } from '../../seed/people.ts';
import type { Random } from '../../seed/random.ts';
import { mainSeed, oncePerSeeding, type Seeding } from '../../seed/seeding.ts';
import { seededCollectors } from '../collector/collector.names.seed.ts';
import { payerReferences, payers } from './payer.table.ts';

const areaCodes = ['11', '221', '223', '261', '264', '299', '341', '343', '351', '381', '387'] as const;

const count = 400;

/** Seeded payers, created once per seeding. */
export const seededPayers = oncePerSeeding((seeding): readonly Payer[] => {
  const random = seeding.random(mainSeed);
  return Array.from({ length: count }, (_, position) => aPayer(random, position));
});

/** Inserts payers, and references to some of them. */
export async function seedPayers(seeding: Seeding): Promise<void> {
  const random = seeding.random(mainSeed);
  const signatures = seededCollectors.map(({ signature }) => signature);
  const all = seededPayers(seeding);
  await insertDocuments(seeding.tx, payers, all);
  const references = all
    .filter((_, position) => position % 3 === 0)
    .map((payer): PayerReference => ({
      id: random.hex(24),
      collector_id: random.pick(signatures),
      name: payer.name,
      email: payer.email,
      external_reference: `SOC-${random.digits(6)}`,
      identification: payer.identification,
    }));
  await insertDocuments(seeding.tx, payerReferences, references);
}

function aPayer(random: Random, position: number): Payer {
  const isCompany = position % 11 === 5;
  const name = isCompany ? `${random.pick(companyNames)} S.R.L.` : personName(random);
  const dni = String(random.between(7_500_000, 48_999_999));
  const withCuit = isCompany || random.chance(0.35);
  const number = withCuit
    ? cuitOf(isCompany ? '30' : random.pick(['20', '27']), isCompany ? random.digits(8) : dni)
    : dni;
  const areaCode = random.pick(areaCodes);
  const phone = (description: string) => ({
    description,
    area_code: areaCode,
    phone_number: `${random.between(4, 6)}${random.digits(9 - areaCode.length)}`,
  });
  return {
    id: random.hex(24),
    name,
    email: random.chance(0.06) ? null : `${mailName(name.replace(' S.R.L.', ''))}${position}@correo.example`,
    external_reference: random.chance(0.4) ? `CLI-${random.digits(5)}` : null,
    identification: random.chance(0.04) ? null : { type: withCuit ? 'CUIT_ARG' : 'DNI_ARG', number, country: 'ARG' },
    phones: [phone('Celular'), ...(random.chance(0.3) ? [phone(isCompany ? 'Oficina' : 'Particular')] : [])],
  };
}
