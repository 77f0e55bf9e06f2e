import type { Payment } from '@backoffice/contracts/payment';
import { sql } from 'drizzle-orm';
import { insertDocuments } from '../../database/insert-documents.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { payments } from '../payment/payment.table.ts';
import { aBin } from './bin.builder.ts';
import { binLookups, bins, type StoredLookup, type LookupKind } from './bin.table.ts';

/** Number of payments whose cards are read for BINs. */
const most = 5000;

const choices: Readonly<Record<LookupKind, readonly (readonly [id: string, description: string])[]>> = {
  brand: [
    ['visa', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['maestro', 'Maestro'],
    ['amex', 'American Express'],
    ['cabal', 'Cabal'],
    ['naranja', 'Naranja'],
    ['diners', 'Diners'],
    ['argencard', 'Argencard'],
    ['jcb', 'JCB'],
  ],
  type: [
    ['credito', 'Crédito'],
    ['debito', 'Débito'],
    ['prepaga', 'Prepaga'],
  ],
  subtype: [
    ['classic', 'Classic'],
    ['gold', 'Gold'],
    ['platinum', 'Platinum'],
    ['black', 'Black'],
    ['signature', 'Signature'],
    ['corporate', 'Corporate'],
    ['internacional', 'Internacional'],
  ],
  issuer: [
    'Banco Galicia',
    'Banco Santander',
    'BBVA Argentina',
    'Banco Macro',
    'Banco de la Nación Argentina',
    'Banco de la Provincia de Buenos Aires',
    'Banco Ciudad',
    'Banco Patagonia',
    'Banco Supervielle',
    'Banco Credicoop',
    'Banco Hipotecario',
    'Banco Comafi',
    'Banco de Córdoba',
    'Nuevo Banco de Santa Fe',
    'Nuevo Banco de Entre Ríos',
    'Banco de San Juan',
    'Banco de Corrientes',
    'Banco del Chubut',
    'Banco de La Pampa',
    'Banco Columbia',
    'ICBC Argentina',
    'HSBC Argentina',
    'Brubank',
    'Ualá',
    'Tarjeta Naranja',
    'American Express Argentina',
  ].map((name, index) => [`emisor-${index + 1}`, name]),
};

/** Brand and type of a card by the code of its payment method. */
const cards: Readonly<Record<number, readonly [brand: string, type: string]>> = {
  2: ['amex', 'credito'],
  5: ['mastercard', 'credito'],
  6: ['cabal', 'credito'],
  7: ['naranja', 'credito'],
  9: ['visa', 'credito'],
  10: ['visa', 'debito'],
  27: ['mastercard', 'debito'],
};

/** Inserts look-ups, the BINs of the cards of payments, and some BINs without payments. */
export async function seedBins({ tx, random: generator }: Seeding): Promise<void> {
  const random = generator(20_261_205);
  const lookups = Object.entries(choices).flatMap(([kind, rows]) =>
    rows.map(([id, description]): StoredLookup => ({ id, description, kind: isKind(kind) ? kind : 'brand' })),
  );
  await insertDocuments(tx, binLookups, lookups);
  const rows = await tx
    .select({ methods: sql<Payment['payment_methods']>`${payments.document}->'payment_methods'` })
    .from(payments)
    .limit(most);
  const used = new Map<string, { code: number; uses: number }>();
  for (const { media_payment_id: code, first_six_digits: digits } of rows.flatMap(({ methods }) => methods))
    if (digits !== null && code !== null) used.set(digits, { code, uses: (used.get(digits)?.uses ?? 0) + 1 });
  const unused = Array.from(
    { length: 60 },
    () => [`${random.between(400_000, 559_999)}`, { code: 9, uses: 0 }] as const,
  );
  const all = new Map([...unused.map(([digits, rest]) => [digits, codeOf(random, digits, rest)] as const), ...used]);
  await insertDocuments(
    tx,
    bins,
    [...all].map(([id, { code, uses }]) => binOf(random, id, code, uses)),
  );
}

const isKind = (text: string): text is LookupKind => Object.hasOwn(choices, text);

const codeOf = (random: Random, digits: string, rest: { readonly uses: number }) => ({
  ...rest,
  code: digits.startsWith('4') ? random.pick([9, 10]) : random.pick([5, 27]),
});

const lookupOf = (kind: LookupKind, wanted: string) => {
  const [id, description] = choices[kind].find(([given]) => given === wanted) ?? [wanted, wanted];
  return { id, description };
};

function binOf(random: Random, id: string, code: number, uses: number) {
  const [brand, type] = cards[code] ?? ['visa', 'credito'];
  const [subtype, issuer] = [random.pick(choices.subtype), random.pick(choices.issuer)];
  return aBin({
    id,
    brand: lookupOf('brand', brand),
    type: lookupOf('type', type),
    subtype: random.maybe(0.7, () => lookupOf('subtype', subtype[0])),
    country: random.chance(0.9) ? 'ARG' : random.pick(['URY', 'BRA', 'CHL', 'PRY']),
    emisor: random.maybe(0.9, () => lookupOf('issuer', issuer[0])),
    mediaPaymentId: code,
    accreditationDay: type === 'debito' ? 2 : random.pick([8, 10, 18]),
    uses,
  });
}
