// Guards: Decimal, date and instant accept valid values only.
import { scalars } from './scalars.ts';

const accepts = (name: 'Decimal' | 'DateTime' | 'Date', value: unknown): boolean => {
  try {
    scalars[name].parseValue(value);
    return true;
  } catch {
    return false;
  }
};

describe('an input value', () => {
  test.each(['0', '1234.50', '-0.01', '999999999.99'])('%s is a decimal', (value) => {
    expect(accepts('Decimal', value)).toBe(true);
  });
  test.each(['', '1,5', '1.', '.5', '1e3', 'NaN', 1234.5, null, '1'.repeat(30)])('%s is no decimal', (value) => {
    expect(accepts('Decimal', value)).toBe(false);
  });
  test.each(['2026-11-21', '2024-02-29'])('%s is a day', (value) => {
    expect(accepts('Date', value)).toBe(true);
  });
  test.each(['2026-02-30', '2025-02-29', '21/11/2026', '2026-11-21T00:00:00Z', 20261121])('%s is no day', (value) => {
    expect(accepts('Date', value)).toBe(false);
  });
  test.each(['2026-11-21T15:04:05Z', '2026-11-21T15:04:05.000-03:00'])('%s is an instant', (value) => {
    expect(accepts('DateTime', value)).toBe(true);
  });
  test.each([
    '2026-11-21',
    '2026-02-30T00:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21 15:04:05',
    0,
  ])('%s is not an instant', (value) => {
    expect(accepts('DateTime', value)).toBe(false);
  });
});

describe('an output value', () => {
  test('is the text of the mapper; any other type is an internal error', () => {
    expect(scalars.Decimal.serialize('1234.50')).toBe('1234.50');
    expect(() => scalars.Decimal.serialize(1234.5)).toThrow('Decimal must be text here.');
  });
});
