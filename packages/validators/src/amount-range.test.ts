// Guards: The filter by amount accepts one amount, a range, `more than` and `less than`.
import { amountRange } from './amount-range.ts';
import { parseAmountRange } from './text/amount-range-text.ts';
import { check } from './check.ts';

test.each([
  ['1234,5', { from: '1234.50', to: '1234.50' }],
  ['$ 1.234,50', { from: '1234.50', to: '1234.50' }],
  ['16.349', { from: '16349.00', to: '16349.00' }],
  ['1234.5', { from: '1234.50', to: '1234.50' }],
  ['>1000', { from: '1000.01', to: '' }],
  ['> 1.000', { from: '1000.01', to: '' }],
  ['<1000', { from: '', to: '999.99' }],
  ['<0,01', { from: '', to: '0.00' }],
  ['1000-2000', { from: '1000.00', to: '2000.00' }],
  ['1.000,50 - 2.000', { from: '1000.50', to: '2000.00' }],
  ['1.000–2.000', { from: '1000.00', to: '2000.00' }],
  ['1000 a 2000', { from: '1000.00', to: '2000.00' }],
  ['>=1000', { from: '1000.00', to: '' }],
  ['≤ 1000', { from: '', to: '1000.00' }],
])('%s is read as a range', (text, range) => {
  expect(parseAmountRange(text)).toEqual(range);
  expect(check(amountRange, range)).toEqual({ ok: true, value: range });
});

test.each([
  '',
  'mucho',
  '2000-1000',
  '>1000-2000',
  '1-2-3',
  '-5',
  '<0',
  '1,234,5',
  '10.00.0',
  '1e3',
  '9'.repeat(21),
  `>${'9'.repeat(13)}`,
  `>${'9'.repeat(12)},99`,
  `1-${'9'.repeat(13)}`,
])('%j is not a range', (text) => {
  expect(parseAmountRange(text)).toBeUndefined();
});

test.each([
  [{ from: '1.234', to: '' }, 'from', 'Ingrese un importe con dos decimales como máximo.'],
  [{ from: '', to: '-1' }, 'to', 'El importe no es válido.'],
  [{ from: '1.005', to: '2' }, 'from', 'Ingrese un importe con dos decimales como máximo.'],
  [{ from: '3', to: '1.005' }, 'to', 'Ingrese un importe con dos decimales como máximo.'],
  [{ from: '2', to: '1' }, '', 'El segundo importe es menor que el primero.'],
])('%j is refused', (range, path, message) => {
  expect(check(amountRange, range)).toMatchObject({ ok: false, path, message });
});
