// Guards: Selecting all matches counts them and adds them up. It is refused when their number has changed.
import { aPayment, payments } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

/** Number of payments, which take three pages of the service. */
const matching = 203;

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
for (let place = 0; place < matching; place += 1)
  await platform.add(
    payments,
    aPayment({
      id: `p${place}`,
      collector_id: 'LUZN',
      request_date: '2026-11-01T15:00:00.000Z',
      final_amount: 0.1,
      currency_id: place % 2 === 0 ? 'ARS' : 'USD',
    }),
  );

interface Selection {
  readonly paymentSelection: {
    readonly rows: readonly { readonly id: string }[];
    readonly totals: readonly { readonly currencyId: string; readonly amount: string }[];
  };
}
const select = (variables: object, username = 'operador') =>
  gateway.as(username).query<Selection>(
    `query ($filter: PaymentFilter, $except: [ID!]! = [], $expectedSize: Int!) {
      paymentSelection(filter: $filter, except: $except, expectedSize: $expectedSize) {
        rows { id }
        totals { currencyId amount }
      }
    }`,
    { filter: { collectorId: 'LUZN' }, ...variables },
  );

test('the selection has each matching payment once, and exact totals by currency', async () => {
  const { data, errors } = await select({ expectedSize: matching });
  expect(errors).toBeUndefined();
  expect(new Set(data.paymentSelection.rows.map(({ id }) => id)).size).toBe(matching);
  expect(data.paymentSelection.totals).toEqual(
    expect.arrayContaining([
      { currencyId: 'ARS', amount: '10.20' },
      { currencyId: 'USD', amount: '10.10' },
    ]),
  );
  expect(platform.requests.list('payment')).toHaveLength(3);
});

test('the selection excludes the payments that the person left out', async () => {
  const { data } = await select({ expectedSize: matching, except: ['p0', 'p7', 'elsewhere'] });
  const ids = data.paymentSelection.rows.map(({ id }) => id);
  expect(ids).toHaveLength(matching - 2);
  expect(ids).not.toContain('p7');
  expect(data.paymentSelection.totals).toContainEqual({ currencyId: 'ARS', amount: '10.10' });
});

test('the selection is refused when the number of matches is not the expected one', async () => {
  const { errors } = await select({ expectedSize: matching - 1 });
  expect(errors).toMatchObject([
    {
      message: 'La búsqueda cambió: coincidían 202 pagos y ahora coinciden 203. No se hizo nada.',
      extensions: { code: 'CONFLICT', extendedCode: 'selection_moved' },
    },
  ]);
  expect(platform.requests.list('payment')).toHaveLength(1);
});

test('the selection of a search without matches is empty', async () => {
  const { data } = await select({ filter: { search: 'nadie' }, expectedSize: 0 });
  expect(data.paymentSelection).toEqual({ rows: [], totals: [] });
});

test.each([
  [1_001, 'Se pueden seleccionar hasta 1.000 pagos. Acote la búsqueda.'],
  [-1, 'La cantidad esperada no es válida.'],
])('a selection of %d payments is refused without a call', async (expectedSize, message) => {
  const { errors } = await select({ expectedSize });
  expect(errors).toMatchObject([
    { message, extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'expectedSize', message }] } },
  ]);
  expect(platform.requests.list()).toEqual([]);
});

test('the selection requires the permission to see payments', async () => {
  const { errors } = await select({ expectedSize: matching }, 'sinpermisos');
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(platform.requests.list()).toEqual([]);
});
