// Guards: Subscriptions are filtered, also by kind of payment method, sorted and selected.
import { aSubscription, subscriptions } from '@backoffice/platform/testing';
import type { Subscription } from '@backoffice/contracts/subscription';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { listQueryOf } from '../../testing/rest-view.ts';

const method = (media_payment_id: number, last_four_digits: string | null = null) => ({
  media_payment_id,
  last_four_digits,
});
/** Subscriptions that differ in the fields of filters and orders. Their dates descend, so the list keeps this order. */
const all: readonly Subscription[] = [
  { id: 's1', collector_id: 'LUZN', status: 'active', amount: 300, payment_method: method(10, '1111') },
  { id: 's2', collector_id: 'ELPA', status: 'pending', amount: 100, payment_method: method(9, '3333') },
  { id: 's3', collector_id: 'ELPA', status: 'cancelled', amount: 200.25, payment_method: method(97) },
  { id: 's4', collector_id: 'ELPA', status: 'payer_deferred', amount: 400, payment_method: null },
  { id: 's5', collector_id: 'ELPA', status: 'finished', amount: 500, payment_method: method(1, '2222') },
].map((given, place) =>
  aSubscription({
    ...given,
    request_date: `2026-11-0${9 - place}T12:00:00.000Z`,
    payer: { name: `Nombre ${'CADBE'[place] ?? ''}`, email: `persona${place + 1}@correo.example` },
    detail: {
      concept_id: `C${'41325'[place] ?? ''}`,
      concept_description: ['Cuota gimnasio', 'Abono cable', 'Seguro', 'Diario', 'Expensas'][place] ?? '',
      external_reference: `REF-${place + 1}`,
    },
  }),
);

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
for (const subscription of all) await platform.add(subscriptions, subscription);
const person = gateway.as('operador');

interface Found {
  readonly subscriptions: { readonly size: number; readonly rows: readonly { readonly id: string }[] };
}
const search = (filter?: object, sorts?: object) =>
  person.query<Found>(
    `query ($filter: SubscriptionFilter, $sorts: [SubscriptionSort!]) {
      subscriptions(filter: $filter, sorts: $sorts) { size rows { id } }
    }`,
    { filter, sorts },
  );
const idsOf = async (filter?: object, sorts?: object) => {
  const { data, errors } = await search(filter, sorts);
  expect(errors).toBeUndefined();
  expect(data.subscriptions.size).toBe(data.subscriptions.rows.length);
  return data.subscriptions.rows.map(({ id }) => id).join(' ');
};
const requested = () => platform.requests.list('subscription').map(listQueryOf);
const equal = (field: string, value: unknown) => ({ field, value, operation: 'EQUAL' });
const whole = 'id,detail.external_reference,detail.concept_id';
/** Adds the alternative that the whole text is one of these codes. */
const orIs = (condition: object, codes: readonly string[]) => ({ ...condition, or: equal(whole, codes) });
const contains = (value: string) => ({
  field: 'payer.name,payer.email,detail.concept_description,detail.concept_id',
  value,
  operation: 'CONTAINS',
});
const media = 'payment_method.media_payment_id';

test('without a filter all subscriptions are listed, newest first', async () => {
  expect(await idsOf()).toBe('s1 s2 s3 s4 s5');
  expect(requested()).toMatchObject([
    {
      path: '/suscripciones',
      filters: [],
      sorts: [{ field: 'request_date', direction: 'descending' }],
      page: 1,
      limit: 10,
    },
  ]);
});

test.each([
  ['an id', { search: 's4' }, 's4', equal(whole, ['s4', 'S4'])],
  ['the reference of the collector', { search: 'REF-2' }, 's2', equal(whole, ['REF-2', 'ref-2'])],
  ['a part of a concept', { search: 'CABLE' }, 's2', orIs(contains('CABLE'), ['CABLE', 'cable'])],
  [
    'words of a name and a concept',
    { search: 'diario nombre' },
    's4',
    ...['diario', 'nombre'].map((word) => orIs(contains(word), ['diario nombre', 'DIARIO NOMBRE'])),
  ],
  ['the code of a concept', { search: 'c5' }, 's5', equal(whole, ['c5', 'C5'])],
  ['a part of an e-mail address', { search: 'persona3@' }, 's3', { ...equal('payer.email', 'persona3@'), operation: 'CONTAINS' }], // oxfmt-ignore
  ['an e-mail address', { search: 'persona3@correo.example' }, 's3', equal('payer.email', 'persona3@correo.example')],
  ['the payer', { payerEmail: 'persona1@correo.example' }, 's1', equal('payer.email', 'persona1@correo.example')],
  ['the collector', { collectorId: 'LUZN' }, 's1', equal('collector_id', 'LUZN')],
  ['a status', { status: 'PAYER_DEFERRED' }, 's4', equal('status', 'payer_deferred')],
  ['debit, which is cards and accounts', { paymentType: 'DEBIT' }, 's1 s5', equal(media, [1, 10, 25, 27, 31])],
  ['cash', { paymentType: 'CASH' }, 's3', equal(media, [89, 91, 95, 96, 97, 98])],
  ['a payment method', { paymentMethodCode: 9 }, 's2', equal(media, 9)],
])('%s finds the right subscriptions, and sends exactly its conditions', async (_what, filter, ids, ...conditions) => {
  expect(await idsOf(filter)).toBe(ids);
  expect(requested()[0]?.filters).toEqual(conditions);
});

test('the payment type CREDIT excludes debit cards, cash and transfers', async () => {
  expect(await idsOf({ paymentType: 'CREDIT' })).toBe('s2');
  expect(await idsOf({ paymentType: 'TRANSFER' })).toBe('');
});

test('filters are combined', async () => {
  expect(await idsOf({ paymentType: 'DEBIT', status: 'FINISHED', collectorId: 'ELPA' })).toBe('s5');
});

test.each([
  ['REQUEST_DATE', 's5 s4 s3 s2 s1'],
  ['CONCEPT_ID', 's2 s4 s3 s1 s5'],
  ['CONCEPT_DESCRIPTION', 's2 s1 s4 s5 s3'],
  ['PAYER_NAME', 's2 s4 s1 s3 s5'],
  ['AMOUNT', 's2 s3 s1 s4 s5'],
  ['STATUS', 's1 s3 s5 s4 s2'],
])('the list is sorted by %s', async (field, ids) => {
  expect(await idsOf(undefined, [{ field, direction: 'ASCENDING' }])).toBe(ids);
  expect(await idsOf(undefined, [{ field, direction: 'DESCENDING' }])).toBe(ids.split(' ').toReversed().join(' '));
});

test('the list is sorted by last four digits, with the subscriptions without digits together', async () => {
  const ids = await idsOf(undefined, [{ field: 'LAST_FOUR_DIGITS', direction: 'ASCENDING' }]);
  expect(ids.split(' ').filter((id) => !['s3', 's4'].includes(id))).toEqual(['s1', 's5', 's2']);
  expect(ids).toMatch(/^(s[34] s[34] .*|.* s[34] s[34])$/);
});

test('the status UNKNOWN cannot be searched', async () => {
  const { errors } = await search({ status: 'UNKNOWN' });
  expect(errors).toMatchObject([
    {
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'filter.status', message: 'Elija un estado conocido.' }] },
    },
  ]);
  expect(requested()).toEqual([]);
});

describe('the selection of all matches', () => {
  const select = (variables: object, as = person) =>
    as.query<{ subscriptionSelection: unknown }>(
      `query ($filter: SubscriptionFilter, $except: [ID!]! = [], $expectedSize: Int!) {
        subscriptionSelection(filter: $filter, except: $except, expectedSize: $expectedSize) {
          rows { id } totals { currencyId amount }
        }
      }`,
      { filter: { collectorId: 'ELPA' }, ...variables },
    );

  test('excludes the subscriptions that the person left out, and adds up the others', async () => {
    expect((await select({ expectedSize: 4, except: ['s4'] })).data.subscriptionSelection).toEqual({
      rows: [{ id: 's2' }, { id: 's3' }, { id: 's5' }],
      totals: [{ currencyId: 'ARS', amount: '800.25' }],
    });
  });

  test('is refused when the number of matches is not the expected one', async () => {
    expect((await select({ expectedSize: 3 })).errors).toMatchObject([
      { message: 'La búsqueda cambió: coincidían 3 suscripciones y ahora coinciden 4. No se hizo nada.' },
    ]);
  });
});

test('the list requires a permission, and no service is called without it', async () => {
  const { errors } = await gateway.as('tesoreria').query('{ subscriptions { size } }');
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(platform.requests.list()).toEqual([]);
});
