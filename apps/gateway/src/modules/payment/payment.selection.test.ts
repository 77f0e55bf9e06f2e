// Guards: Selecting all matches counts and sums them, and is refused after they change.
import { aPayment, payments } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

/** Three pages of the service. */
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

test('selects each payment that matches once, and sums them exactly, a currency each', async () => {
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

test('leaves out what the person left out', async () => {
  const { data } = await select({ expectedSize: matching, except: ['p0', 'p7', 'elsewhere'] });
  const ids = data.paymentSelection.rows.map(({ id }) => id);
  expect(ids).toHaveLength(matching - 2);
  expect(ids).not.toContain('p7');
  expect(data.paymentSelection.totals).toContainEqual({ currencyId: 'ARS', amount: '10.10' });
});

test('refuses when not as many match as the person saw', async () => {
  const { errors } = await select({ expectedSize: matching - 1 });
  expect(errors).toMatchObject([
    {
      message: 'La búsqueda cambió: coincidían 202 pagos y ahora coinciden 203. No se hizo nada.',
      extensions: { code: 'CONFLICT', extendedCode: 'selection_moved' },
    },
  ]);
  expect(platform.requests.list('payment')).toHaveLength(1);
});

test('selects nothing of nothing', async () => {
  const { data } = await select({ filter: { search: 'nadie' }, expectedSize: 0 });
  expect(data.paymentSelection).toEqual({ rows: [], totals: [] });
});

test.each([
  [1_001, 'Se pueden seleccionar hasta 1.000 pagos. Acote la búsqueda.'],
  [-1, 'La cantidad esperada no es válida.'],
])('refuses %d payments without asking the service', async (expectedSize, message) => {
  const { errors } = await select({ expectedSize });
  expect(errors).toMatchObject([
    { message, extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'expectedSize', message }] } },
  ]);
  expect(platform.requests.list()).toEqual([]);
});

test('is for whoever may see payments', async () => {
  const { errors } = await select({ expectedSize: matching }, 'sinpermisos');
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(platform.requests.list()).toEqual([]);
});
