// Guards: The payment service filters, sorts and pages.
import type { Payment, PaymentPage } from '@backoffice/contracts/payment';
import type { ProblemBody } from '../../shared/problem.ts';
import { callsTo, listQuery } from '../../testing/calls.ts';
import { aMethod, aPayment, payments, startPlatform, type TestPlatform } from '../../testing/index.ts';

let platform: TestPlatform;

const payer = (name: string, email: string | null) => ({
  id: null,
  name,
  email,
  external_reference: null,
  identification: null,
});
const concept = (...descriptions: string[]): Payment['details'] =>
  descriptions.map((concept_description) => ({
    concept_id: concept_description === 'Recargo' ? 'RECARGO-6' : null,
    concept_description,
    amount: 1,
    external_reference: null,
  }));
const by = (...ids: number[]) => ids.map((media_payment_id) => aMethod({ final_amount: 1, media_payment_id }));
const refundedOn = (...days: (string | null)[]): Payment['refunds'] =>
  days.map((day, place) => {
    const moment = day === null ? null : `${day}T12:00:00.000Z`;
    return {
      id: `refund-${String(place)}`,
      status: moment === null ? 'rejected' : 'approved',
      status_detail: null,
      type: 'refund',
      amount: 1,
      currency_id: 'ARS',
      transaction_id: null,
      external_reference: null,
      reason: 'x',
      authorization_code: null,
      gateway: null,
      cost_amount: 0,
      request_date: moment ?? '2026-11-18T12:00:00.000Z',
      process_date: null,
      rejected_date: null,
      approved_date: moment,
      last_update_date: null,
    };
  });
/** Returns both ends of a day. */
const dayOf = (day: string): [string, string] => [`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`];

/** Six payments; each is identified by the last digit of its id. */
const given: readonly Partial<Payment>[] = [
  {
    status: 'approved',
    payer: payer('Núñez, José', 'jose@correo.example'),
    final_amount: 100,
    payment_methods: by(9),
    refunds: refundedOn('2026-11-14', '2026-11-18'),
  },
  { status: 'issued', payer: payer('ana SOSA', 'ana@correo.example'), final_amount: 99.99, collector_id: 'ELPA' },
  {
    status: 'approved',
    payer: payer('Álvarez, Zoe', null),
    final_amount: 1_000.5,
    payment_methods: by(9, 5),
    refunds: refundedOn(null, '2026-11-15'),
  },
  {
    status: 'refunded',
    payer: null,
    final_amount: 30,
    refunded_date: '2026-11-19T12:00:00.000Z',
    payment_methods: [
      aMethod({ final_amount: 1, media_payment_id: 92, first_six_digits: '546553', last_four_digits: '2329' }),
    ],
  },
  {
    status: 'rejected',
    payer: payer('100% Redes_SRL', 'r@correo.example'),
    external_transaction_id: 'TX777',
    final_amount: 50,
  },
  {
    status: 'issued',
    payer: payer('Sosa, Beto', 'beto@correo.example'),
    details: concept('Abono "Núñez" mensual', 'Recargo'),
    final_amount: 70,
  },
];
/** Days of the payments, in another order than their ids. */
const days = [12, 11, 10, 13, 14, 15];
const idOf = (position: number): string => String(position + 1).padStart(24, '0');

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date('2026-11-21T15:00:00.000Z') });
  for (const [position, one] of given.entries()) {
    const request_date = `2026-11-${String(days[position])}T12:00:00.000Z`;
    await platform.add(
      payments,
      aPayment({ id: idOf(position), collector_id: 'LUZN', request_date, details: concept('Cuota'), ...one }),
    );
  }
});
afterAll(() => platform.close());

type Filters = NonNullable<Parameters<typeof listQuery>[0]['filters']>;

async function found(query: Parameters<typeof listQuery>[0]): Promise<string> {
  const { status, body } = await callsTo(platform.urls.payment).get<PaymentPage>(`/pagos${listQuery(query)}`);
  expect(status).toBe(200);
  return body.rows.map(({ id }) => Number(id)).join(' ');
}

describe('payments are found', () => {
  test.each<[what: string, filters: Filters, found: string]>([
    ['by nothing: all, newest first', [], '6 5 4 1 2 3'],
    ['by status', [{ field: 'status', value: 'approved' }], '1 3'],
    ['by one of several statuses', [{ field: 'status', value: ['issued', 'rejected'] }], '6 5 2'],
    ['by an empty list of statuses: none', [{ field: 'status', value: [] }], ''],
    ['by collector', [{ field: 'collector_id', value: 'ELPA' }], '2'],
    ['by two conditions that both hold', [{ field: 'status', value: 'issued' }, { field: 'collector_id', value: 'LUZN' }], '6'], // oxfmt-ignore
    ['by e-mail', [{ field: 'payer.email', value: 'ana@correo.example' }], '2'],
    [
      'by either of two conditions, beside a third that holds',
      [
        {
          field: 'payer.name',
          value: 'nunez',
          operation: 'CONTAINS',
          or: { field: 'id,external_transaction_id', value: ['TX777'], operation: 'EQUAL' },
        },
        { field: 'status', value: ['approved', 'rejected'] },
      ],
      '5 1',
    ],
    ['without an e-mail', [{ field: 'payer.email', value: null }], '4 3'],
    [
      'by a part of the name, without its accents',
      [{ field: 'payer.name', value: 'NUNEZ', operation: 'CONTAINS' }],
      '1',
    ],
    ['by a part of the name, with its accents', [{ field: 'payer.name', value: 'álva', operation: 'LIKE' }], '3'],
    ['by a part of the name in any case', [{ field: 'payer.name', value: 'sosa', operation: 'CONTAINS' }], '6 2'],
    ['by a percent sign, which is no wildcard', [{ field: 'payer.name', value: '%', operation: 'CONTAINS' }], '5'],
    ['by an underscore, which is no wildcard', [{ field: 'payer.name', value: '_', operation: 'LIKE' }], '5'],
    ['by a backslash: none', [{ field: 'payer.name', value: '\\', operation: 'CONTAINS' }], ''],
    [
      'by any of their concepts',
      [{ field: 'details.concept_description', value: 'recargo', operation: 'CONTAINS' }],
      '6',
    ],
    [
      'by a concept with quotes',
      [{ field: 'details.concept_description', value: '"nuñez" m', operation: 'CONTAINS' }],
      '6',
    ],
    [
      'by either of two fields',
      [{ field: 'payer.name,details.concept_description', value: 'nuñez', operation: 'CONTAINS' }],
      '6 1',
    ],
    ['by id or transaction', [{ field: 'id,external_transaction_id', value: 'TX777' }], '5'],
    ['by id or transaction, the id', [{ field: 'id,external_transaction_id', value: idOf(1) }], '2'],
    [
      'by either of two fields with a code',
      [{ field: 'reference,details.concept_id', value: ['x', 'RECARGO-6'] }],
      '6',
    ],
    ['by a part of a concept id', [{ field: 'details.concept_id', value: 'cargo-', operation: 'CONTAINS' }], '6'],
    ['by any of their methods', [{ field: 'payment_methods.media_payment_id', value: 5 }], '3'],
    ['by one of several methods', [{ field: 'payment_methods.media_payment_id', value: [5, 92] }], '4 3'],
    ['by amount', [{ field: 'final_amount', value: 99.99 }], '2'],
    ['by minimum amount', [{ field: 'final_amount', value: 100, operation: 'GREATER_THAN_OR_EQUAL_TO' }], '1 3'],
    ['by amount below', [{ field: 'final_amount', value: 50, operation: 'LESS_THAN' }], '4'],
    ['by maximum amount', [{ field: 'final_amount', value: 50, operation: 'LESS_THAN_OR_EQUAL_TO' }], '5 4'],
    [
      'since a moment, written in another zone',
      [{ field: 'request_date', value: '2026-11-14T09:00:00.000-03:00', operation: 'GREATER_THAN_OR_EQUAL_TO' }],
      '6 5',
    ],
    [
      'up to a moment',
      [{ field: 'request_date', value: '2026-11-11T12:00:00Z', operation: 'LESS_THAN_OR_EQUAL_TO' }],
      '2 3',
    ],
    [
      'by the day of their full refund',
      [{ field: 'refunded_date', value: '2026-11-19T00:00:00Z', operation: 'GREATER_THAN_OR_EQUAL_TO' }],
      '4',
    ],
    [
      'by the day of any partial refund',
      [{ field: 'refunds.approved_date', value: dayOf('2026-11-14'), operation: 'BETWEEN' }],
      '1',
    ],
    [
      'by a day between two partial refunds: none',
      [{ field: 'refunds.approved_date', value: dayOf('2026-11-16'), operation: 'BETWEEN' }],
      '',
    ],
    [
      'by the day of a full or partial refund',
      [
        {
          field: 'refunded_date,refunds.approved_date',
          value: ['2026-11-18T00:00:00Z', '2026-11-20T00:00:00Z'],
          operation: 'BETWEEN',
        },
      ],
      '4 1',
    ],
    ['by an amount between two bounds', [{ field: 'final_amount', value: [50, 70], operation: 'BETWEEN' }], '6 5'],
    ['by the last digits of a card', [{ field: 'payment_methods.last_four_digits', value: '2329' }], '4'],
    ['by the first digits of a card', [{ field: 'payment_methods.first_six_digits', value: '546553' }], '4'],
    ['by last due date', [{ field: 'last_due_date', value: '2026-12-01T12:00:00.000Z', operation: 'LESS_THAN' }], '3'],
  ])('%s', async (_what, filters, expected) => {
    expect(await found({ filters })).toBe(expected);
  });
});

describe('payments are sorted', () => {
  test.each<[field: string, ascending: string]>([
    ['request_date', '3 2 1 4 5 6'],
    ['payer.name', '4 5 3 2 1 6'], // null, 100%, Álvarez, ana, Núñez, Sosa
    ['final_amount', '4 5 6 2 1 3'],
  ])('by %s, in both directions', async (field, ascending) => {
    expect(await found({ sorts: [{ field, direction: 'ascending' }] })).toBe(ascending);
    expect(await found({ sorts: [{ field, direction: 'descending' }] })).toBe(ascending.split(' ').reverse().join(' '));
  });

  test('by the last refund within the requested days', async () => {
    const sorts = [{ field: 'refunded_date', direction: 'descending' }] as const;
    const within = (from: string, to: string) => [
      { field: 'refunds.approved_date', value: [from, to], operation: 'BETWEEN' },
    ];
    expect(await found({ filters: within('2026-11-14T00:00:00Z', '2026-11-20T00:00:00Z'), sorts })).toBe('1 3');
    expect(await found({ filters: within('2026-11-14T00:00:00Z', '2026-11-17T00:00:00Z'), sorts })).toBe('3 1');
  });

  test('by status, newest first within each (CON-37)', async () => {
    expect(await found({ sorts: [{ field: 'status', direction: 'ascending' }] })).toBe('1 3 6 2 4 5');
  });

  test('by two fields', async () => {
    const sorts = [{ field: 'status', direction: 'descending' }, { field: 'final_amount', direction: 'ascending' }] as const; // oxfmt-ignore
    expect(await found({ sorts })).toBe('5 4 6 2 1 3');
  });
});

describe('pages of payments', () => {
  const page = (query: Parameters<typeof listQuery>[0]) =>
    callsTo(platform.urls.payment).read<PaymentPage>(`/pagos${listQuery(query)}`);

  test('have ten rows by default', async () => {
    expect(await page({})).toMatchObject({ page: 1, limit: 10, size: 6 });
  });

  test('follow each other, and a page past the end has the true total', async () => {
    const filters = [{ field: 'status', value: ['approved', 'issued'] }];
    const pages = await Promise.all([1, 2, 3, 9].map((number) => page({ filters, page: number, limit: 2 })));
    expect(pages.map(({ rows }) => rows.map(({ id }) => Number(id)))).toEqual([[6, 1], [2, 3], [], []]); // oxfmt-ignore
    expect(pages.map(({ size }) => size)).toEqual([4, 4, 4, 4]);
  });
});

describe('an invalid list query is refused, naming the fault', () => {
  const filter = (field: string, value: unknown, operation = 'EQUAL') =>
    listQuery({ filters: [{ field, value, operation }] });
  test.each([
    ['an unknown field', filter('surname', 'x'), 'surname'],
    ['a property of Object.prototype', filter('constructor', 'x'), 'constructor'],
    ['one unknown field of two', filter('payer.name,surname', 'x', 'CONTAINS'), 'surname'],
    ['a field without a name', filter('', 'x'), 'field'],
    [
      'an unknown field of the alternative condition',
      listQuery({ filters: [{ field: 'id', value: 'x', or: { field: 'surname', value: 'x', operation: 'EQUAL' } }] }),
      'surname',
    ],
    [
      'an incomplete alternative condition',
      listQuery({ filters: [{ field: 'id', value: 'x', or: { field: 'id' } }] }),
      'filters',
    ],
    ['an unknown operation', filter('status', 'x', 'REGEXP'), 'status'],
    ['CONTAINS for a field that cannot be searched', filter('status', 'x', 'CONTAINS'), 'status'],
    [
      'EQUAL for a field that can only be searched',
      filter('details.concept_description', 'x'),
      'details.concept_description',
    ],
    ['a text for an amount', filter('final_amount', '100'), 'final_amount'],
    ['a number for a text', filter('status', 1), 'status'],
    ['an object', filter('status', { a: 1 }), 'status'],
    ['a text that is no timestamp', filter('request_date', 'yesterday'), 'request_date'],
    ['a list with another operation', filter('final_amount', [1, 2], 'LESS_THAN'), 'final_amount'],
    [
      'a comparison of payment methods',
      filter('payment_methods.media_payment_id', 5, 'LESS_THAN'),
      'payment_methods.media_payment_id',
    ],
    ['a number for a code', filter('details.concept_id', 5), 'details.concept_id'],
    ['a single bound', filter('final_amount', [1], 'BETWEEN'), 'final_amount'],
    ['bounds for a code', filter('details.concept_id', ['a', 'b'], 'BETWEEN'), 'details.concept_id'],
    [
      'EQUAL for the timestamp of a refund',
      filter('refunds.approved_date', '2026-11-14T12:00:00Z'),
      'refunds.approved_date',
    ],
    ['a comparison of codes', filter('details.concept_id', 'x', 'LESS_THAN'), 'details.concept_id'],
    ['a text for a method', filter('payment_methods.media_payment_id', '5'), 'payment_methods.media_payment_id'],
    ['filters that are no JSON', '?filters=status', 'filters'],
    ['filters that are no list', `?filters=${encodeURIComponent('{"field":"status"}')}`, 'filters'],
    ['filters given twice', '?filters=[]&filters=[]', 'filters'],
    ['a filter without an operation', `?filters=${encodeURIComponent('[{"field":"status","value":"x"}]')}`, 'filters'],
    [
      'an alternative that is no object',
      `?filters=${encodeURIComponent('[{"field":"a","value":1,"operation":"EQUAL","or":1}]')}`,
      'filters',
    ],
    [
      'more than 20 filters',
      listQuery({ filters: Array.from({ length: 21 }, () => ({ field: 'status', value: 'x' })) }),
      'filters',
    ],
    [
      'a sort by a field that does not sort',
      listQuery({ sorts: [{ field: 'collector_id', direction: 'ascending' }] }),
      'collector_id',
    ],
    ['an unknown direction', `?sorts=${encodeURIComponent('[{"field":"status","direction":"up"}]')}`, 'status'],
    ['page 0', '?page=0', 'page'],
    ['page one', '?page=one', 'page'],
    ['page 1.5', '?page=1.5', 'page'],
    ['limit 0', '?limit=0', 'limit'],
    ['limit 101', '?limit=101', 'limit'],
  ])('%s', async (_what, query, field) => {
    const { status, body } = await callsTo(platform.urls.payment).get<ProblemBody>(`/pagos${query}`);
    expect([status, body.extended_code]).toEqual([400, 'invalid_list_query']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test('with a character that the database cannot store', async () => {
    const answer = await callsTo(platform.urls.payment).get(`/pagos${filter('payer.name', '\u0000', 'CONTAINS')}`);
    expect(answer).toMatchObject({ status: 400, body: { extended_code: 'invalid_value' } });
  });
});
