// Guards: The returned money of a month and its change are absent when not all refunds can be added up.
import { figureRows, refundsNote, type MonthAnswers } from './month-figures';

const none = { __typename: 'PaymentPage' as const, size: 0 };
const counts: MonthAnswers['counts'] = {
  approved: none,
  issued: none,
  pending: none,
  partial: none,
  rejected: none,
  expired: none,
  cancelled: none,
  refunded: none,
  objected: none,
};
const monthOf = (payments: number | null): MonthAnswers => ({
  period: { from: '2026-11-01', to: '2026-11-28' },
  counts,
  sums: null,
  refunds: {
    __typename: 'RefundPage',
    size: 1,
    payments,
    returned: [{ __typename: 'CurrencyTotal', currencyId: 'ARS', amount: '700.07' }],
  },
});
const returnedOf = (month: MonthAnswers) => figureRows([month]).find(({ label }) => label === 'Devuelto')?.months[0];

test('a service that lists refunds gives their sum, without a note', () => {
  expect(returnedOf(monthOf(null))).toMatchObject({
    value: expect.stringMatching(/^\$\D700,07$/),
    count: '1 devolución',
  });
  expect(refundsNote([monthOf(null)])).toBeUndefined();
});

test('refunds that were read from one payment are not added up, and the note says why', () => {
  expect(returnedOf(monthOf(1))).toMatchObject({ value: '—', count: '' });
  expect(refundsNote([monthOf(null), monthOf(1)])).toMatch(/^Lo devuelto no se suma: el servicio de pagos no lista/);
});

type Money = readonly (readonly [amount: string, currencyId: string])[];

/** Month with collected money, of which only a part may be added up. */
const collecting = (money: Money, counted = 2): MonthAnswers => ({
  ...monthOf(null),
  sums: {
    __typename: 'PaymentFigures',
    counted,
    size: 2,
    goesOn: false,
    days: [],
    methods: [],
    whole: {
      __typename: 'PaymentFigure',
      key: '',
      approvedCount: 2,
      acceptedCount: 2,
      decidedCount: 2,
      collected: money.map(([amount, currencyId]) => ({ __typename: 'CurrencyTotal', amount, currencyId })),
    },
  },
});
const changeOf = (label: string, ...months: readonly MonthAnswers[]) =>
  figureRows(months).find((row) => row.label === label)?.change?.text;
const pesos = (amount: string): Money => [[amount, 'ARS']];

test.each([
  ['513.00', '100.00', '+413\u00A0%'],
  ['88.00', '100.00', '−12\u00A0%'],
  ['0.00', '100.00', '−100\u00A0%'],
  ['100.10', '100.00', '0\u00A0%'],
  ['99.90', '100.00', '0\u00A0%'],
  ['1234100.00', '100.00', '+1.234.000\u00A0%'],
])('collected money of %s after %s has changed by %s', (current, previous, text) => {
  expect(changeOf('Cobrado', collecting(pesos(current)), collecting(pesos(previous)))).toBe(text);
});

test.each<[string, MonthAnswers, MonthAnswers]>([
  ['without money before', collecting(pesos('10.00')), collecting([])],
  ['with nothing before', collecting(pesos('10.00')), collecting(pesos('0.00'))],
  ['while a month is unknown', collecting(pesos('10.00')), monthOf(null)],
  ['with a part of this month', collecting(pesos('10.00'), 1), collecting(pesos('20.00'))],
  ['with a part of the month before', collecting(pesos('10.00')), collecting(pesos('20.00'), 1)],
  ['with two currencies', collecting([...pesos('10.00'), ['5.00', 'USD']]), collecting(pesos('20.00'))],
  ['with another currency', collecting([['5.00', 'USD']]), collecting(pesos('20.00'))],
])('collected money has no change %s', (_case, current, previous) => {
  expect(changeOf('Cobrado', current, previous)).toBeUndefined();
});

test('returned money has a change only where all refunds of both months are added up', () => {
  expect(changeOf('Devuelto', monthOf(null), monthOf(null))).toBe('0\u00A0%');
  expect(changeOf('Devuelto', monthOf(null), monthOf(1))).toBeUndefined();
  expect(changeOf('Devuelto', monthOf(1), monthOf(null))).toBeUndefined();
});

/** Month with a rate of approval, in thousandths. */
const approving = (thousandths: number): MonthAnswers => ({
  ...monthOf(null),
  counts: { ...counts, approved: { ...none, size: thousandths }, rejected: { ...none, size: 1000 - thousandths } },
});

test.each([
  [862, 854, '+0,8 puntos'],
  [854, 862, '−0,8 puntos'],
  [810, 800, '+1 punto'],
  [800, 800, '0 puntos'],
])('a rate of %s thousandths after %s has changed by %s', (current, previous, text) => {
  expect(changeOf('Aprobación', approving(current), approving(previous))).toBe(text);
});

test('a rate has no change while nothing was decided in the month before', () => {
  expect(changeOf('Aprobación', approving(800), monthOf(null))).toBeUndefined();
});
