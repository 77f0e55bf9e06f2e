// Guards: The subscription service filters, sorts and pages.
import type { Subscription, SubscriptionPage } from '@backoffice/contracts/subscription';
import type { ProblemBody } from '../../shared/problem.ts';
import { type Calls, callsTo, listQuery } from '../../testing/calls.ts';
import { aSubscription, startPlatform, subscriptions, type TestPlatform } from '../../testing/index.ts';

let platform: TestPlatform;
let service: Calls;

const concept = (concept_id: string | null, concept_description: string | null, external_reference: string | null) => ({
  concept_id,
  concept_description,
  external_reference,
});
const method = (media_payment_id: number, last_four_digits: string | null) => ({ media_payment_id, last_four_digits });

/** Five subscriptions; each is identified by the last digit of its id. */
const given: readonly Partial<Subscription>[] = [
  {
    payer: { name: 'Núñez, José', email: 'jose@correo.example' },
    amount: 100,
    detail: concept('AGUA', 'Agua y cloacas', 'SUS-1'),
    payment_method: method(10, '0042'),
  },
  {
    payer: { name: 'ana SOSA', email: 'ana@correo.example' },
    status: 'cancelled',
    amount: 99.99,
    detail: concept('SOC-ACT', 'Cuota social', null),
    payment_method: method(97, null),
  },
  {
    payer: { name: 'Álvarez, Zoe', email: null },
    status: 'pending',
    collector_id: 'ELPA',
    amount: 1_000,
    detail: concept('INT-300', 'Abono de Internet Núñez', 'SUS-3'),
  },
  { payer: null, amount: 30, detail: null, payment_method: method(1, '9001') },
  {
    payer: { name: 'Sosa, Beto', email: 'ana@correo.example' },
    status: 'payer_deferred',
    amount: 70,
    detail: concept(null, 'cuota social', 'SUS-1'),
    payment_method: method(9, '3704'),
  },
];
/** Days of the subscriptions. The newest ones do not have the highest ids. */
const days = [12, 11, 14, 13, 10];
const idOf = (position: number): string => String(position + 1).padStart(24, '0');

beforeAll(async () => {
  platform = await startPlatform({ payments: 0 });
  service = callsTo(platform.urls.subscription);
  for (const [position, one] of given.entries()) {
    const request_date = `2026-11-${String(days[position])}T12:00:00.000Z`;
    await platform.add(
      subscriptions,
      aSubscription({ id: idOf(position), collector_id: 'LUZN', request_date, ...one }),
    );
  }
});
afterAll(() => platform.close());

type Query = Parameters<typeof listQuery>[0];

async function found(query: Query): Promise<string> {
  const { status, body } = await service.get<SubscriptionPage>(`/suscripciones${listQuery(query)}`);
  expect(status).toBe(200);
  return body.rows.map(({ id }) => Number(id)).join(' ');
}

describe('subscriptions are found', () => {
  test.each<[what: string, filters: NonNullable<Query['filters']>, found: string]>([
    ['by nothing: all, newest first', [], '3 4 1 2 5'],
    ['by status', [{ field: 'status', value: 'active' }], '4 1'],
    ['by one of several statuses', [{ field: 'status', value: ['pending', 'payer_deferred'] }], '3 5'],
    ['by collector', [{ field: 'collector_id', value: 'ELPA' }], '3'],
    ['by e-mail', [{ field: 'payer.email', value: 'ana@correo.example' }], '2 5'],
    ['by one of several media payments', [{ field: 'payment_method.media_payment_id', value: [1, 10, 27] }], '4 1'],
    ['without a media payment', [{ field: 'payment_method.media_payment_id', value: null }], '3'],
    ['by id', [{ field: 'id', value: idOf(1) }], '2'],
    ['by external reference', [{ field: 'detail.external_reference', value: 'SUS-1' }], '1 5'],
    ['by id or external reference', [{ field: 'id,detail.external_reference', value: 'SUS-3' }], '3'],
    ['by a part of the name', [{ field: 'payer.name', value: 'sosa', operation: 'CONTAINS' }], '2 5'],
    [
      'by a part of the concept, without its accents',
      [{ field: 'detail.concept_description', value: 'nunez', operation: 'CONTAINS' }],
      '3',
    ],
    [
      'by the name or the concept',
      [{ field: 'payer.name,detail.concept_description', value: 'NÚÑEZ', operation: 'CONTAINS' }],
      '3 1',
    ],
    [
      'by conditions that all hold',
      [
        { field: 'payer.email', value: 'ana@correo.example' },
        { field: 'status', value: 'cancelled' },
      ],
      '2',
    ],
  ])('%s', async (_what, filters, expected) => {
    expect(await found({ filters })).toBe(expected);
  });
});

describe('subscriptions are ordered', () => {
  test.each([
    ['request_date', '5 2 1 4 3', '3 4 1 2 5'],
    ['amount', '4 5 2 1 3', '3 1 2 5 4'],
    ['status', '4 1 2 5 3', '3 5 2 4 1'],
    // subscriptions without a value are at one end, in the default order
    ['detail.concept_id', '1 3 2 4 5', '4 5 2 3 1'],
    ['detail.concept_description', '4 3 1 2 5', '2 5 1 3 4'],
    ['payer.name', '4 3 2 1 5', '5 1 2 3 4'],
    ['payment_method.last_four_digits', '1 5 4 3 2', '3 2 4 5 1'],
  ])('by %s', async (field, ascending, descending) => {
    expect(await found({ sorts: [{ field, direction: 'ascending' }] })).toBe(ascending);
    expect(await found({ sorts: [{ field, direction: 'descending' }] })).toBe(descending);
  });

  test('by several fields', async () => {
    const sorts = [
      { field: 'detail.concept_description', direction: 'descending' },
      { field: 'amount', direction: 'ascending' },
    ] as const;
    expect(await found({ sorts })).toBe('5 2 1 3 4');
  });
});

test('pages follow each other, and a page past the end has the true total', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 9].map(async (page) => {
      const body = await service.read<SubscriptionPage>(`/suscripciones${listQuery({ page, limit: 2 })}`);
      return [body.rows.map(({ id }) => Number(id)), body.size];
    }),
  );
  expect(pages).toEqual([[[3, 4], 5], [[1, 2], 5], [[5], 5], [[], 5]]); // oxfmt-ignore
});

test.each([
  ['filtered', 'type', listQuery({ filters: [{ field: 'type', value: 'plan' }] })],
  ['sorted', 'payer.email', listQuery({ sorts: [{ field: 'payer.email', direction: 'ascending' }] })],
])('a list is not %s by %s', async (_how, field, query) => {
  const { status, body } = await service.get<ProblemBody>(`/suscripciones${query}`);
  expect([status, body.extended_code]).toEqual([400, 'invalid_list_query']);
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
});
