// Guards: Totals and remainders are exact to the cent in each currency; magnitudes are only for drawing and comparing.
import { magnitude } from './money';
import { remainderOf, totalsOf } from './totals';

test('amounts are added to the cent, separately for each currency', () => {
  const ars = (amount: string) => ({ amount, currencyId: 'ARS' });
  expect(totalsOf([ars('0.10'), ars('0.20'), ars('999999999.99'), { amount: '5', currencyId: 'USD' }])).toEqual([
    { currencyId: 'ARS', amount: '1000000000.29' },
    { currencyId: 'USD', amount: '5.00' },
  ]);
  expect(totalsOf([ars('0.05')])).toEqual([{ currencyId: 'ARS', amount: '0.05' }]);
});

test('a remainder is exact, may be negative, and is undefined unless all amounts are numbers of whole cents', () => {
  expect(remainderOf('999999999.99', ['0.10', '0.2'])).toBe('999999999.69');
  expect(remainderOf('10', [])).toBe('10.00');
  expect(remainderOf('0.05', ['0.10'])).toBe('-0.05');
  expect(remainderOf('10.00', ['0.005'])).toBeUndefined();
  expect(remainderOf('10.00', ['0.1', 'free'])).toBeUndefined();
});

test.each([
  ['1234.50', 1234.5],
  ['-0.01', -0.01],
  [null, 0],
  [undefined, 0],
])('the magnitude of %p is %p', (amount, expected) => {
  expect(magnitude(amount)).toBe(expected);
});
