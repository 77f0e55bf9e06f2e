import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import type { Database } from '../../database/open-database.ts';
import { companyNames, cuitOf, mailName, personName } from '../../seed/people.ts';
import type { Random } from '../../seed/random.ts';
import { payerReferences, payers } from './payer.table.ts';

const areaCodes = ['11', '221', '223', '261', '264', '299', '341', '343', '351', '381', '387'] as const;

/** Puts payers and some of their references in; answers the payers, for the payments to come. */
export async function seedPayers(
  db: Database,
  random: Random,
  count: number,
  signatures: readonly string[],
): Promise<readonly Payer[]> {
  const all = Array.from({ length: count }, (_, position) => aPayer(random, position));
  await db.insert(payers).values(all.map((document) => ({ id: document.id, document })));
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
  await db.insert(payerReferences).values(references.map((document) => ({ id: document.id, document })));
  return all;
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
