// Guards: A failure shows each of its codes once.
import { codesOf } from './failure';

test.each([
  [{ code: 'REFUSED', extendedCode: 'limit-9', serviceCode: '17', service: 'payer' }, 'REFUSED · limit-9 · 17 · payer'],
  [{ code: 'CONFLICT', extendedCode: 'stale', serviceCode: 'conflict' }, 'CONFLICT · stale'],
  [{ code: 'INTERNAL', extendedCode: null, serviceCode: null, service: null }, 'INTERNAL'],
])('%j is shown as %s', (failure, shown) => {
  expect(codesOf(failure)).toBe(shown);
});
