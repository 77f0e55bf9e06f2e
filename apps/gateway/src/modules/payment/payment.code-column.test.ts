// Guards: A column of codes finds each payment once, sorted and paged, and reports the codes without a payment.
import { aPayment, payments } from '@backoffice/platform/testing';
import type { PaymentFilter, PaymentSort } from '../../api/schema-types.generated.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const person = gateway.as('administrador');

const size = 240;
const codeOf = (at: number): string => `FC-A-0003-${String(at).padStart(8, '0')}X`;
const names = ['Nzoé', 'Ñandú', 'Álvarez', 'zapata', 'Nunez'];
for (let at = 0; at < size; at += 1)
  await platform.add(
    payments,
    aPayment({
      id: `column-${String(at).padStart(4, '0')}`,
      collector_id: at % 2 === 0 ? 'LUZN' : 'ELPA',
      request_date: new Date(Date.UTC(2026, 10, 1, 0, (at * 7) % size)).toISOString(),
      external_transaction_id: codeOf(at),
      final_amount: ((at * 13) % size) + 0.5,
      payer: {
        id: null,
        name: `${names[at % 5] ?? ''} ${String(at).padStart(4, '0')}`,
        email: null,
        external_reference: null,
        identification: null,
      },
    }),
  );

const all = Array.from({ length: size }, (_, at) => codeOf(at));

interface Answer {
  readonly payments: { readonly size: number; readonly rows: readonly { readonly id: string }[] };
  readonly missingPaymentCodes: readonly string[];
}

const list = async (filter: PaymentFilter | object, page = 1, sorts: readonly PaymentSort[] = []) => {
  const { data, errors } = await person.query<Answer>(
    `query ($filter: PaymentFilter!, $page: Int!, $sorts: [PaymentSort!]) {
      payments(filter: $filter, page: $page, limit: 100, sorts: $sorts) { size rows { id } }
      missingPaymentCodes(filter: $filter)
    }`,
    { filter, page, sorts },
  );
  expect(errors).toBeUndefined();
  return { ...data.payments, ids: data.payments.rows.map(({ id }) => id), missing: data.missingPaymentCodes };
};

test('each payment of a column is found once, also in lower case, and the other codes are reported', async () => {
  const column = [...all.map((code) => code.toLowerCase()), 'fc\u20119', ...all.slice(0, 3), 'column-0007'];
  const found = await list({ codes: column });
  expect([found.size, found.missing]).toEqual([size, ['fc-9']]);
});

test('other conditions also apply, and a code of a payment that does not match them is missing', async () => {
  const found = await list({ codes: all, collectorId: 'LUZN' });
  expect([found.size, found.missing.length, found.missing[0]]).toEqual([size / 2, size / 2, codeOf(1)]);
});

test.each(
  (['REQUEST_DATE', 'PAYER_NAME', 'FINAL_AMOUNT', 'STATUS', 'REFUNDED_DATE', 'LAST_UPDATE_DATE'] as const).flatMap(
    (field) => (['ASCENDING', 'DESCENDING'] as const).map((direction) => ({ field, direction })),
  ),
)('the order equals that of the list without codes: $field $direction', async (sort) => {
  const sorts: PaymentSort[] = [sort, { field: sort.field === 'FINAL_AMOUNT' ? 'REQUEST_DATE' : 'FINAL_AMOUNT', direction: 'ASCENDING' }]; // oxfmt-ignore
  for (const page of [1, 2, 3, 4])
    expect((await list({ codes: all }, page, sorts)).ids).toEqual((await list({}, page, sorts)).ids);
});

test('a column of 500 codes takes several requests with short URLs', async () => {
  platform.requests.clear();
  await list({ codes: Array.from({ length: 500 }, (_, at) => `${at}ab`) });
  const paths = platform.requests.list('payment').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) expect(path.length).toBeLessThan(8_000);
});

test('all payments of a column can be selected', async () => {
  const { data, errors } = await person.query<{ paymentSelection: { rows: readonly object[] } }>(
    'query ($codes: [String!]) { paymentSelection(filter: { codes: $codes }, expectedSize: 240) { rows { id } } }',
    { codes: all },
  );
  expect(errors).toBeUndefined();
  expect(data.paymentSelection.rows).toHaveLength(size);
});

test.each([
  [Array.from({ length: 501 }, (_, at) => `${at}x`), 'Pegó 501 códigos: busque hasta 500 por vez.'],
  [
    Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(90, 'x')),
    'Los 100 códigos son muy largos para buscarlos juntos: pegue menos por vez.',
  ],
  [['4509953566233704', '1x'], 'Parece un número de tarjeta: no se busca ni se envía.'],
  [['', '1x'], 'El filtro está vacío. Complételo o quítelo.'],
])('an invalid column is refused with the reason', async (codes, message) => {
  const { errors } = await person.query('query ($codes: [String!]) { payments(filter: { codes: $codes }) { size } }', {
    codes,
  });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
});

test('an empty column finds no payments and has no missing codes', async () => {
  expect(await list({ codes: [] })).toMatchObject({ size: 0, missing: [] });
});
