// Guards: Each payment filter sends exactly its conditions to the service, and finds the right rows.
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import type { Payment } from '@backoffice/contracts/payment';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows, listQueryOf } from '../../testing/rest-view.ts';

/** 23:30 of the 20th in Buenos Aires, which is the 21st in UTC. */
const now = () => new Date('2026-11-21T02:30:00.000Z');

const card = aMethod({ final_amount: 5, media_payment_id: 92, coupon_number: '770077' });

/** Payments at the boundaries of the filters. */
const added = [
  aPayment({ id: 'edge1-september', collector_id: 'ELPA', request_date: '2026-10-01T02:59:59.999Z' }),
  aPayment({ id: 'edge1-october-first', collector_id: 'ELPA', request_date: '2026-10-01T03:00:00.000Z' }),
  aPayment({ id: 'edge1-october-last', collector_id: 'ELPA', request_date: '2026-11-01T02:59:59.999Z' }),
  aPayment({ id: 'edge1-november', collector_id: 'ELPA', request_date: '2026-11-01T03:00:00.000Z' }),
  aPayment({
    id: 'edge1-refund',
    collector_id: 'ELPA',
    request_date: '2026-09-02T12:00:00.000Z',
    refunded_date: '2026-11-01T02:59:59.999Z',
    status: 'refunded',
  }),
  aPayment({
    id: 'edge1-due-yesterday',
    collector_id: 'ELPA',
    request_date: '2026-10-21T12:00:00.000Z',
    last_due_date: '2026-11-20T02:59:59.999Z',
  }),
  aPayment({
    id: 'edge1-due-today',
    collector_id: 'ELPA',
    request_date: '2026-10-21T12:00:00.001Z',
    last_due_date: '2026-11-20T03:00:00.000Z',
  }),
  aPayment({
    id: 'zulema-1',
    collector_id: 'LUZN',
    request_date: '2026-10-05T12:00:00.000Z',
    external_transaction_id: 'TX-77-A',
    reference: 'REF-0000077',
    payer: {
      id: null,
      name: 'Zulema Quintana Paz',
      email: 'Zulema@Quintana.example',
      external_reference: 'CLI-00077',
      identification: { number: '20000077', type: 'DNI_ARG', country: 'ARG' },
    },
    details: [
      { concept_id: 'INSUMO', concept_description: 'Insumos', amount: 5, external_reference: null },
      { concept_id: 'TALLER-B2', concept_description: 'Taller de cerámica', amount: 5, external_reference: 'FC-77' },
    ],
    payment_methods: [
      aMethod({ final_amount: 5, media_payment_id: 9 }),
      { ...card, gateway: card.gateway && { ...card.gateway, transaction_id: '7700000077' } },
    ],
  }),
];

const { gateway, platform } = await startGatewayOverPlatform({ now });
for (const payment of added) await platform.add(payments, payment);
const all = await allRows<Payment>(`${platform.urls.payment}/pagos`);
const person = gateway.as('operador');

interface Found {
  readonly payments: {
    readonly size: number;
    readonly rows: readonly { readonly id: string; readonly overdue: boolean }[];
  };
}
const search = (filter?: object) =>
  person.query<Found>(
    'query ($filter: PaymentFilter) { payments(filter: $filter, limit: 100) { size rows { id overdue } } }',
    { filter },
  );
const requested = () => platform.requests.list('payment').map(listQueryOf);

/** Checks that exactly these conditions were sent, and that the rows are the payments that match, newest first. */
const expectFound = async (filter: object, filters: readonly object[], holds: (payment: Payment) => boolean) => {
  const { data, errors } = await search(filter);
  expect(errors).toBeUndefined();
  expect(requested().map((query) => query.filters)).toEqual([filters]);
  const right = all.filter(holds).sort((a, b) => b.request_date.localeCompare(a.request_date));
  expect(right.length).toBeGreaterThan(0);
  expect(right.length).toBeLessThan(all.length);
  expect(data.payments.size).toBe(right.length);
  expect(data.payments.rows.map(({ id }) => id)).toEqual(right.slice(0, 100).map(({ id }) => id));
};
const equal = (field: string, value: unknown) => ({ field, value, operation: 'EQUAL' });
const containsEach = (...words: string[]) =>
  words.map((value) => ({
    field: 'payer.name,payer.email,details.concept_description,details.concept_id',
    value,
    operation: 'CONTAINS',
  }));
const whole = [
  'id',
  'external_transaction_id',
  'reference',
  'details.external_reference',
  'details.concept_id',
  'payer.identification.number',
  'payer.external_reference',
  'payment_methods.coupon_number',
  'payment_methods.gateway.transaction_id',
].join();
/** Returns the conditions of a search box: each word is found, or the whole text is one of these codes. */
const containsEachOrIs = (codes: readonly string[], ...words: string[]) =>
  containsEach(...words).map((filter) => ({ ...filter, or: equal(whole, codes) }));
const isZulema = ({ id }: Payment) => id === 'zulema-1';

describe('the search box', () => {
  test.each([
    ['a part of a name', ' Quintana ', containsEachOrIs(['Quintana', 'QUINTANA', 'quintana'], 'Quintana')],
    [
      'parts of a name in any order, however many blanks part them',
      'paz  zulema',
      containsEachOrIs(['paz zulema', 'PAZ ZULEMA'], 'paz', 'zulema'),
    ],
    [
      'a concept, whatever its case and accents',
      'TALLER DE CERAMICA',
      containsEachOrIs(['TALLER DE CERAMICA', 'taller de ceramica'], 'TALLER', 'DE', 'CERAMICA'),
    ],
    ['a part of the code of a concept', 'taller-b', containsEachOrIs(['taller-b', 'TALLER-B'], 'taller-b')],
    [
      'a part of an e-mail address',
      'quintana.exam',
      containsEachOrIs(['quintana.exam', 'QUINTANA.EXAM'], 'quintana.exam'),
    ],
    ['an id of ours', 'zulema-1', [equal(whole, ['zulema-1', 'ZULEMA-1'])]],
    ['an id of the collector in small letters', 'tx-77-a', [equal(whole, ['tx-77-a', 'TX-77-A'])]],
    ['a code of a concept', 'TALLER-B2', [equal(whole, ['TALLER-B2', 'taller-b2'])]],
    ['a reference', 'ref-0000077', [equal(whole, ['ref-0000077', 'REF-0000077'])]],
    ['a reference of a concept', 'FC-77', [equal(whole, ['FC-77', 'fc-77'])]],
    ['a reference of the payer', 'CLI-00077', [equal(whole, ['CLI-00077', 'cli-00077'])]],
    ['a coupon', '770077', [equal(`${whole},payment_methods.first_six_digits`, '770077')]],
    ['a transaction of the gateway', '7700000077', [equal(whole, '7700000077')]],
    ['a DNI', '20000077', [equal(whole, '20000077')]],
    ['a DNI with its dots', '20.000.077', [equal(whole, ['20.000.077', '20000077'])]],
    ['an e-mail address with an end that is missing', 'zulema@', [{ ...equal('payer.email', 'zulema@'), operation: 'CONTAINS' }]], // oxfmt-ignore
    [
      'an e-mail address',
      'Zulema@Quintana.example',
      [equal('payer.email', ['Zulema@Quintana.example', 'zulema@quintana.example'])],
    ],
  ])('finds %s', async (_what, text, filters) => {
    await expectFound({ search: text }, filters, isZulema);
  });

  test('reads words with a number as a text, and finds e-mails typed in capitals', async () => {
    const known = all.find(({ payer }) => payer?.email?.includes('@correo.example'))?.payer?.email ?? '';
    await search({ search: 'Internet 300 megas' });
    await expect(search({ search: known.toUpperCase() })).resolves.toMatchObject({
      data: { payments: { size: all.filter(({ payer }) => payer?.email === known).length } },
    });
    expect(requested()[0]?.filters).toEqual(
      containsEachOrIs(['Internet 300 megas', 'INTERNET 300 MEGAS', 'internet 300 megas'], 'Internet', '300', 'megas'),
    );
  });

  test('reads more than eight words as one phrase', async () => {
    const phrase = 'una dos tres cuatro cinco seis siete ocho nueve';
    await search({ search: phrase });
    expect(requested()[0]?.filters).toEqual(containsEachOrIs([phrase, phrase.toUpperCase()], phrase));
  });
});

describe('a filter', () => {
  const from = { field: 'request_date', value: '2026-10-01T03:00:00.000Z', operation: 'GREATER_THAN_OR_EQUAL_TO' };
  const to = { field: 'request_date', value: '2026-11-01T02:59:59.999Z', operation: 'LESS_THAN_OR_EQUAL_TO' };
  const october = { from: '2026-10-01', to: '2026-10-31' };
  const inOctober = (date: string | null) => date !== null && date >= from.value && date <= to.value;

  test('by collector', async () => {
    await expectFound(
      { collectorId: 'LUZN' },
      [equal('collector_id', 'LUZN')],
      (payment) => payment.collector_id === 'LUZN',
    );
  });

  test.each(['PENDING', 'ISSUED', 'APPROVED', 'PARTIAL', 'REJECTED', 'REFUNDED', 'OBJECTED', 'CANCELLED', 'EXPIRED'])(
    'by status %s',
    async (status) => {
      const code = status.toLowerCase();
      await expectFound({ status }, [equal('status', code)], (payment) => payment.status === code);
    },
  );

  test('by the e-mail of the payer in the payment', async () => {
    const email = 'Zulema@Quintana.example';
    await expectFound({ payerEmail: email }, [equal('payer.email', [email, email.toLowerCase()])], isZulema);
  });

  test("by payment method, any of the payment's", async () => {
    const holds = (payment: Payment) => payment.payment_methods.some((method) => method.media_payment_id === 92);
    await expectFound({ paymentMethodCode: 92 }, [equal('payment_methods.media_payment_id', 92)], holds);
  });

  test('by period of the request: days in Buenos Aires, from the first to the last millisecond', async () => {
    await expectFound({ period: october }, [from, to], (payment) => inOctober(payment.request_date));
    const ids = (await search({ period: october, collectorId: 'ELPA' })).data.payments.rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['edge1-october-first', 'edge1-october-last']));
    expect(ids).not.toEqual(expect.arrayContaining(['edge1-september']));
    expect(ids).not.toEqual(expect.arrayContaining(['edge1-november']));
  });

  test('by period of the refund', async () => {
    const ends = { value: [from.value, to.value], operation: 'BETWEEN' };
    const filter = { period: october, periodField: 'REFUNDED_DATE' };
    await expectFound(filter, [{ field: 'refunds.approved_date', ...ends }], (payment) =>
      payment.refunds.map((refund) => refund.approved_date).some(inOctober),
    );
    const year = { from: '2025-12-01', to: '2026-11-30' };
    const { rows } = (await search({ ...filter, period: year })).data.payments;
    const partly = all.filter(({ id, status }) => status === 'approved' && rows.some((row) => row.id === id));
    expect(partly).not.toEqual([]);
  });

  test('by visible digits of a card, and by several methods', async () => {
    const methods = all.flatMap(({ payment_methods: given }) => given);
    const { last_four_digits: last } = methods.find((method) => method.last_four_digits !== null) ?? {};
    const { first_six_digits: first } = methods.find((method) => method.first_six_digits !== null) ?? {};
    await expectFound({ lastFourDigits: last }, [equal('payment_methods.last_four_digits', last)], (payment) =>
      payment.payment_methods.some((method) => method.last_four_digits === last),
    );
    platform.requests.clear();
    await expectFound({ firstSixDigits: first }, [equal('payment_methods.first_six_digits', first)], (payment) =>
      payment.payment_methods.some((method) => method.first_six_digits === first),
    );
    platform.requests.clear();
    await expectFound(
      { paymentMethodCodes: [1, 92] },
      [equal('payment_methods.media_payment_id', [1, 92])],
      (payment) => payment.payment_methods.some(({ media_payment_id: code }) => code === 1 || code === 92),
    );
  });

  test('by overdue: the last due date is before today and the money is still expected', async () => {
    const past = { field: 'last_due_date', value: '2026-11-20T03:00:00.000Z', operation: 'LESS_THAN' };
    const expecting = ['pending', 'issued', 'rejected'];
    await expectFound({ overdue: true }, [past, equal('status', expecting)], ({ last_due_date: due, status }) => {
      return due !== null && due < past.value && expecting.includes(status);
    });
    const rows = (await search({ overdue: true })).data.payments.rows;
    expect(rows.every(({ overdue }) => overdue)).toBe(true);
    expect(rows.map(({ id }) => id)).toContain('edge1-due-yesterday');
    expect(rows.map(({ id }) => id)).not.toContain('edge1-due-today');
  });

  test('is combined with other filters', async () => {
    const filter = { collectorId: 'ELPA', status: 'ISSUED', period: october };
    const filters = [equal('collector_id', 'ELPA'), equal('status', 'issued'), from, to];
    await expectFound(filter, filters, (payment) => {
      return payment.collector_id === 'ELPA' && payment.status === 'issued' && inOctober(payment.request_date);
    });
  });
});

test('without a filter every payment is found; the default month belongs to the screen', async () => {
  const { data } = await search();
  expect(requested()).toEqual([expect.objectContaining({ path: '/pagos', filters: [] })]);
  expect(data.payments.size).toBe(all.length);
});

test.each([
  [{ search: 'x'.repeat(101) }, 'search', 'Ingrese 100 caracteres como máximo.'],
  [{ search: 'a\u0007b' }, 'search', 'El texto tiene caracteres que no se pueden buscar.'],
  [{ payerEmail: `${'x'.repeat(250)}@correo.example` }, 'payerEmail', 'Ingrese 254 caracteres como máximo.'],
  [{ collectorId: 'x'.repeat(300) }, 'collectorId', 'Ingrese 254 caracteres como máximo.'],
  [{ lastFourDigits: '4509953566233704' }, 'lastFourDigits', 'Ingrese los últimos cuatro dígitos.'],
  [{ firstSixDigits: '4509953' }, 'firstSixDigits', 'Ingrese los primeros seis dígitos.'],
  [{ status: 'UNKNOWN' }, 'status', 'Elija un estado conocido.'],
  [{ period: { from: '2026-11-30', to: '2026-11-01' } }, 'period', 'La fecha final es anterior a la inicial.'],
])('the filter %j is refused with a reason and without a call', async (filter, field, message) => {
  const { errors } = await search(filter);
  expect(errors).toMatchObject([
    { message, extensions: { code: 'BAD_USER_INPUT', fields: [{ path: `filter.${field}`, message }] } },
  ]);
  expect(platform.requests.list()).toEqual([]);
});

describe('the filters of a nightly copy', () => {
  const from = '2026-10-01T03:00:00.000Z';
  const to = '2026-11-01T02:59:59.999Z';
  const october = { from: '2026-10-01', to: '2026-10-31' };

  test.each([
    ['PAID_DATE', 'paid_date'],
    ['ACCREDITATION_DATE', 'accreditation_date'],
  ] as const)('include the days of %s', async (periodField, field) => {
    await expectFound(
      { period: october, periodField },
      [
        { field, value: from, operation: 'GREATER_THAN_OR_EQUAL_TO' },
        { field, value: to, operation: 'LESS_THAN_OR_EQUAL_TO' },
      ],
      ({ [field]: moment }) => moment !== null && moment >= from && moment <= to,
    );
  });

  test('include the changes since a timestamp of any zone, inclusive', async () => {
    const known = all.flatMap((payment) => payment.last_update_date ?? []).toSorted();
    const since = known[Math.floor(known.length / 2)] ?? '';
    const inBuenosAires = `${new Date(Date.parse(since) - 3 * 3_600_000).toISOString().slice(0, -1)}-03:00`;
    await expectFound(
      { updatedSince: inBuenosAires },
      [{ field: 'last_update_date', value: since, operation: 'GREATER_THAN_OR_EQUAL_TO' }],
      ({ last_update_date: changed }) => changed !== null && changed >= since,
    );
  });

  test('include several statuses', async () => {
    await expectFound(
      { statuses: ['REJECTED', 'CANCELLED', 'REJECTED'] },
      [equal('status', ['rejected', 'cancelled'])],
      ({ status }) => status === 'rejected' || status === 'cancelled',
    );
    expect((await search({ statuses: ['UNKNOWN'] })).errors).toMatchObject([{ message: 'Elija estados conocidos.' }]);
  });
});
