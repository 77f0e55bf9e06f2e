// Guards: Forms accept dots between thousands; an amount from a program with such dots is refused.
import { amount, amountForm, check, readAmount, refundForm } from './index.ts';

test.each([
  ['16.349,54', '16349.54'],
  ['1.234.567', '1234567.00'],
  ['16349.54', '16349.54'],
  ['16349,5', '16349.50'],
  ['1.5', '1.50'],
  ['0.016', undefined],
  ['16,349', undefined],
  ['16,349.54', undefined],
  ['1.6349', undefined],
  ['16.34.954', undefined],
])('the typed amount %s is read as %s', (text, meant) => {
  expect(readAmount(text)).toBe(meant);
  expect(check(amountForm, { amount: text })).toMatchObject(
    meant === undefined ? { ok: false, path: 'amount' } : { ok: true, value: { amount: meant } },
  );
});

test.each(['16.349', '16.349,54', '1.234.567'])('%s is refused if a program sends it', (text) => {
  expect(check(amount, text).ok).toBe(false);
});

test('limits apply to the amount that was read, not to the typed text', () => {
  const given = { amount: '16.349,55', reason: 'Cobrado de más' };
  expect(check(refundForm('16349.55'), given).ok).toBe(true);
  expect(check(refundForm('16349.54'), given)).toMatchObject({ ok: false, path: 'amount' });
});
