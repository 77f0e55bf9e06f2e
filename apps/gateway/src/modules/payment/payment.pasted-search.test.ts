// Guards: A pasted text finds its payment: codes with blanks, names and e-mail addresses with punctuation.
import { aPayment, payments } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const person = gateway.as('operador');

const invoices = [
  'FC A 0003-00001234',
  'FACT. B 0003-00001236',
  'Cuota/Abril/2026 #12',
  'BC 0001',
  'VERDADERO',
  'TX185457195',
  'uno dos tres cuatro cinco seis siete ocho nueve 10',
];
const sofia = {
  id: null,
  name: 'Sofía Juárez',
  email: 'sofia@correo.example',
  external_reference: 'Socia Nº 7',
  identification: null,
};
const madeOf = (entity: object, at: number) =>
  aPayment({ id: `pasted-${at}`, collector_id: 'LUZN', request_date: '2026-11-01T12:00:00.000Z', ...entity });

await platform.add(payments, madeOf({ payer: sofia }, 0));
for (const [at, external_transaction_id] of invoices.entries())
  await platform.add(payments, madeOf({ external_transaction_id }, at + 1));

const found = async (search: string): Promise<readonly string[]> => {
  const { data, errors } = await person.query<{ payments: { rows: readonly { id: string }[] } }>(
    'query ($search: String) { payments(filter: { search: $search }, limit: 100) { rows { id } } }',
    { search },
  );
  expect(errors).toBeUndefined();
  return data.payments.rows.map(({ id }) => id).sort();
};

test.each(invoices.map((id, at) => [id, `pasted-${at + 1}`]))('the payment %s is found by its id', async (id, own) => {
  for (const typed of [id, ` ${id} `, `"${id}"`, `'${id}`, `${id}.`])
    expect([typed, ...(await found(typed))]).toEqual([typed, own]);
});

test('a code is found in any case', async () => {
  expect(await found('fc a 0003-00001234')).toEqual(['pasted-1']);
  expect(await found('verdadero')).toEqual(['pasted-5']);
});

test.each([
  ...['Juárez, Sofía', 'JUÁREZ,SOFÍA', '"Juárez"', 'JUÁREZ.', '(Sofía) Juárez;', 'Socia Nº 7'],
  ...['<sofia@correo.example>', 'mailto:sofia@correo.example', 'Sofía Juárez <sofia@correo.example>', '<sofia@'],
])('%s finds the payment of this payer', async (typed) => {
  expect(await found(typed)).toEqual(['pasted-0']);
});

test('a column of ids finds each payment; a name beside an id, or the start of an id, finds none', async () => {
  await platform.add(payments, madeOf({ external_transaction_id: 'TX2' }, 20));
  expect(await found('TX185457195 TX2 TX3')).toEqual(['pasted-20', 'pasted-6']);
  expect(await found('TX2;TX3,')).toEqual(['pasted-20']);
  expect(await found('Sofía TX2')).toEqual([]);
  expect(await found('BC')).toEqual([]);
  expect(await found('FC A')).toEqual([]);
});
