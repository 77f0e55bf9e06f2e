// Guards: A search finds texts that look the same, in any Unicode form that is stored or typed.
import type { Payment, PaymentPage } from '@backoffice/contracts/payment';
import { visibleText } from '@backoffice/import-file';
import { callsTo, listQuery } from '../testing/calls.ts';
import { aPayment, payments, startPlatform, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0 });
});
afterAll(() => platform.close());

type Filter = NonNullable<Parameters<typeof listQuery>[0]['filters']>[number];

const idsFound = async (filter: Filter): Promise<readonly string[]> => {
  const query = listQuery({ filters: [filter], limit: 100 });
  const { rows } = await callsTo(platform.urls.payment).read<PaymentPage>(`/pagos${query}`);
  return rows.map(({ id }) => id);
};

const aNamed = (id: string, text: string): Payment => {
  const made = aPayment({ id, collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z' });
  return {
    ...made,
    external_transaction_id: text,
    reference: text,
    payer: { id: null, name: text, email: text, external_reference: text, identification: null },
    details: made.details.map((detail) => ({
      ...detail,
      concept_id: text,
      concept_description: text,
      external_reference: text,
    })),
  };
};

const contained = ['payer.name', 'payer.email', 'details.concept_description', 'details.concept_id'];
const whole = [
  'external_transaction_id',
  'reference',
  'payer.name',
  'payer.email',
  'payer.external_reference',
  'details.concept_id',
  'details.external_reference',
];

/** One visible text in the forms in which several systems store it. */
const stored = [
  'Cuota N\u00fa\u00f1ez - 12',
  'Cuota\u00a0Nu\u0301n\u0303ez \u2013 12',
  'Cuota  N\u00fa\u00f1ez\t-\r\n12 ',
  '\u2066Cuota N\u200b\u00fa\u00f1ez \u2212\u202f12\u2069',
  'Cuota N\u00fa\u00f1e\u00adz \u2011 12',
];

describe('a text that is stored in several Unicode forms', () => {
  beforeAll(async () => {
    for (const [at, text] of stored.entries()) await platform.add(payments, aNamed(`alike-${at}`, text));
  });

  const all = stored.map((_text, at) => `alike-${at}`);

  test.each(contained.flatMap((field) => [...stored, 'CUOTA nunez \u2014 12'].map((value) => [field, value] as const)))(
    'is found by a part of %s: %j',
    async (field, value) => {
      expect((await idsFound({ field, value, operation: 'CONTAINS' })).toSorted()).toEqual(all);
    },
  );

  test.each(whole.flatMap((field) => stored.map((value) => [field, value] as const)))(
    'is found by the whole of %s: %j',
    async (field, value) => {
      expect((await idsFound({ field, value: [value, 'x'] })).toSorted()).toEqual(all);
      expect((await idsFound({ field, value })).toSorted()).toEqual(all);
    },
  );

  test.each(contained)('is not found across two values of %s, nor by JSON punctuation between them', async (field) => {
    for (const value of ['", "', '12 Cuota', '["Cuota'])
      expect(await idsFound({ field, value, operation: 'CONTAINS' })).toEqual([]);
  });
});

test('the database and `visibleText` normalize the same characters in the same way', async () => {
  const letters = Array.from({ length: 0xe0200 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => !/[\p{Cs}\0]/u.test(letter) && visibleText(`x${letter}y`) !== `x${letter.normalize('NFC')}y`,
  );
  expect(letters.length).toBeGreaterThan(500);
  const texts = Array.from({ length: Math.ceil(letters.length / 50) }, (_, place) =>
    [`S${place}S`, ...letters.slice(place * 50, place * 50 + 50), 'N\u0303'].join('x'),
  );
  for (const [at, text] of texts.entries()) await platform.add(payments, aNamed(`seen-${at}`, text));
  for (const [at, text] of texts.entries()) {
    const found = [`seen-${at}`];
    const value = visibleText(text);
    expect(await idsFound({ field: 'payer.name', value: value.toLowerCase(), operation: 'CONTAINS' })).toEqual(found);
    expect(await idsFound({ field: 'external_transaction_id', value })).toEqual(found);
    expect(await idsFound({ field: 'details.concept_id', value })).toEqual(found);
  }
});

test.each(['\u0391\u03a3', '\u0418\u0412\u0410\u041d', '\u00d8STER', '\u1e9eA', '\u0130I', '\ud83d\ude42 100%_\\'])(
  'a text with other characters is found as typed: %j',
  async (text) => {
    const id = `letters-1-${Buffer.from(text).toString('hex')}`;
    await platform.add(payments, aNamed(id, text));
    for (const field of contained) expect(await idsFound({ field, value: text, operation: 'CONTAINS' })).toEqual([id]);
  },
);
