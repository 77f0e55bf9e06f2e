// Guards: Outgoing money is summed for each currency. A large sum, or one not in pesos, needs a typed confirmation.
import { moneyOutOf } from './money-out';

const row = (id: string, amount: string, currencyId = 'ARS') => ({
  id,
  amount,
  currencyId,
  collectorId: 'LUZN',
  collectorName: null,
  requestDate: '2026-11-20T12:00:00.000Z',
  destination: null,
});

test('amounts of two currencies have two sums, in the total and in that of an account', () => {
  const { totals, accounts } = moneyOutOf([row('1', '10.10'), row('2', '5.00', 'USD'), row('3', '0.20')]);
  const both = [
    { currencyId: 'ARS', amount: '10.30' },
    { currencyId: 'USD', amount: '5.00' },
  ];
  expect(totals).toEqual(both);
  expect(accounts.map((account) => account.totals)).toEqual([both]);
});

test.each([
  ['ARS', '50000000.00', false],
  ['ARS', '50000000.01', true],
  ['USD', '5.00', true],
])('%s %s needs a typed confirmation: %s', (currencyId, amount, isLarge) => {
  expect(moneyOutOf([row('1', amount, currencyId)]).isLarge).toBe(isLarge);
});
