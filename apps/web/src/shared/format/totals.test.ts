// Guards: Totals are exact to the cent for each currency.
import { totalsOf } from './totals';

test('amounts add up to the cent, currency by currency', () => {
  const ars = (amount: string) => ({ amount, currencyId: 'ARS' });
  expect(totalsOf([ars('0.10'), ars('0.20'), ars('999999999.99'), { amount: '5', currencyId: 'USD' }])).toEqual([
    { currencyId: 'ARS', amount: '1000000000.29' },
    { currencyId: 'USD', amount: '5.00' },
  ]);
  expect(totalsOf([ars('0.05')])).toEqual([{ currencyId: 'ARS', amount: '0.05' }]);
});
