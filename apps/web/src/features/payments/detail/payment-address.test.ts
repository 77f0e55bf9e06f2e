import { parsePaymentSearch, paymentSearch } from './payment-address';

const parse = (search: string) => parsePaymentSearch(new URLSearchParams(search));

describe('the address of a payment', () => {
  test('without more is the current version', () => {
    expect(parse('')).toEqual({ version: undefined, history: false });
    expect(paymentSearch({})).toBe('');
  });

  test('remembers the version and the open dialog, so that a shared link gives the same screen', () => {
    expect(parse('?version=3&historial')).toEqual({ version: 3, history: true });
    expect(paymentSearch({ version: 3, history: true })).toBe('?version=3&historial');
    expect(paymentSearch({ history: true })).toBe('?historial');
    expect(parse(paymentSearch({ version: 12 }))).toEqual({ version: 12, history: false });
  });

  test.each(['0', '-1', '1.5', '3abc', '', '99999999999'])(
    'leaves out the version %p, which cannot be one',
    (version) => {
      expect(parse(`?version=${version}`).version).toBeUndefined();
    },
  );
});
