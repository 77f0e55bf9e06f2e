// Guards: Amounts, reasons and e-mails of changes are validated, and each fault has its message.
import {
  addresseeForm,
  amount,
  amountForm,
  check,
  digits,
  emailAddress,
  idempotencyKey,
  problemsOf,
  reason,
  refundForm,
} from './index.ts';

describe('an amount (A149, GAP-12)', () => {
  test.each([
    ['1', '1.00'],
    ['1,5', '1.50'],
    [' 1234.50 ', '1234.50'],
    ['0007,05', '7.05'],
    ['999999999,99', '999999999.99'],
  ])('%s is read as %s', (text, value) => {
    expect(check(amount, text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', '*Campo requerido.'],
    ['0', 'El importe debe ser mayor que cero.'],
    ['0,00', 'El importe debe ser mayor que cero.'],
    ['1,234', 'Ingrese un importe con dos decimales como máximo, por ejemplo 1234,50.'],
    ['1.234,50', 'Ingrese un importe con dos decimales como máximo, por ejemplo 1234,50.'],
    ['-5', 'Ingrese un importe con dos decimales como máximo, por ejemplo 1234,50.'],
    ['1e3', 'Ingrese un importe con dos decimales como máximo, por ejemplo 1234,50.'],
    ['1000000000', 'El importe máximo es $ 999.999.999,99.'],
    ['12345678901234567890123', 'Ingrese 22 caracteres como máximo.'],
  ])('%s is refused: %s', (text, message) => {
    expect(check(amount, text)).toMatchObject({ ok: false, message });
  });

  test.each([
    ['100,50', {}],
    ['99', {}],
    ['100,51', { amount: 'El importe supera lo que queda por devolver.' }],
    ['1000', { amount: 'El importe supera lo que queda por devolver.' }],
    ['', { amount: '*Campo requerido.' }],
  ])('a refund of %s from 100.50 gives these problems: %j', (text, problems) => {
    expect(problemsOf(refundForm('100.50'), { amount: text, reason: 'Duplicado' })).toEqual(problems);
  });

  test('each field of a form reports its own problem', () => {
    expect(problemsOf(refundForm('1.00'), { amount: '', reason: '' })).toEqual({
      amount: '*Campo requerido.',
      reason: 'Disculpe, debe ingresar el motivo',
    });
  });
});

test.each([
  ['0123', true, ''],
  ['', false, '*Campo requerido.'],
  ['12a', false, '*Solo números.'],
  ['1'.repeat(23), false, 'Ingrese 22 caracteres como máximo.'],
])('a number is digits only: %s', (text, ok, message) => {
  expect(check(digits, text)).toMatchObject(ok ? { ok } : { ok, message });
});

test.each([
  ['  Pago duplicado ', true, ''],
  ['Dos\nrenglones', true, ''],
  ['   ', false, 'Disculpe, debe ingresar el motivo'],
  ['x'.repeat(501), false, 'Ingrese 500 caracteres como máximo.'],
  ['a\u0000b', false, 'El motivo tiene caracteres que no se admiten.'],
])('a reason has visible text within the limit: %j', (text, ok, message) => {
  expect(check(reason, text)).toMatchObject(ok ? { ok, value: text.trim() } : { ok, message });
});

test.each([
  ['3f0c2d3e-8a43-4f04-9f5c-8f0c5b0d0a11', true],
  ['1234567', false],
  ['with a space', false],
  ['x'.repeat(129), false],
])('an idempotency key has 8 to 128 visible characters: %s', (text, ok) => {
  expect(check(idempotencyKey, text).ok).toBe(ok);
});

test.each([
  [' ana@correo.example ', 'ana@correo.example'],
  ['ana.perez+pagos@sub.correo.com.ar', 'ana.perez+pagos@sub.correo.com.ar'],
  ['ñandú@correo.example', 'ñandú@correo.example'],
])('an e-mail address is accepted: %j', (text, value) => {
  expect(check(emailAddress, text)).toEqual({ ok: true, value });
});

test.each([
  ['', '*Campo requerido.'],
  ['ana', 'El email no tiene formato correcto'],
  ['ana@', 'El email no tiene formato correcto'],
  ['ana@correo', 'El email no tiene formato correcto'],
  ['ana@correo..example', 'El email no tiene formato correcto'],
  ['ana@correo.example, eva@correo.example', 'El email no tiene formato correcto'],
  ['Ana <ana@correo.example>', 'El email no tiene formato correcto'],
  ['ana@correo.example\nBcc: eva@correo.example', 'El email no tiene formato correcto'],
  [`${'x'.repeat(250)}@correo.example`, 'Ingrese 254 caracteres como máximo.'],
])('an e-mail address is refused: %j', (text, message) => {
  expect(check(emailAddress, text)).toMatchObject({ ok: false, message });
});

test('the forms with only an addressee or only an amount have no other field', () => {
  expect(problemsOf(addresseeForm, { to: 'ana' })).toEqual({ to: 'El email no tiene formato correcto' });
  expect(problemsOf(amountForm, { amount: '0' })).toEqual({ amount: 'El importe debe ser mayor que cero.' });
});
