// Guards: Card, CBU, DNI and CUIT are validated, and each fault has its message.
import {
  bankAccount,
  cardForm,
  check,
  cuit,
  dni,
  hasLuhnDigit,
  isExpired,
  parseExpiration,
  paymentMethod,
} from './index.ts';

const holder = { name: 'Ana Pérez', country: 'ARG', identificationNumber: '12345678' };
const card = { number: '4509953566233704', expirationMonth: 11, expirationYear: 2090, holder };
const transfer = {
  number: '2850590940090418135201',
  holder: { ...holder, identificationNumber: '20-26756539-3' },
};
const problem = (value: unknown) => {
  const result = check(paymentMethod, value);
  return result.ok ? 'accepted' : `${result.path}: ${result.message}`;
};

describe('a CUIT (A153)', () => {
  test.each([
    '20267565393',
    '20055361682',
    '30500010912',
    '33693450239',
    '27123456780',
    '20100000130',
    '20100000059',
    '20-26756539-3',
    '20_26756539_3',
  ])('%s is accepted', (text) => {
    expect(check(cuit, text)).toEqual({ ok: true, value: text.replaceAll(/\D/g, '') });
  });

  test.each([
    ['20267565392', 'El CUIT no es válido: su dígito verificador no coincide.'],
    ['20123456789', 'El CUIT no es válido: su dígito verificador no coincide.'],
    ['11111111111', 'El CUIT no es válido: su dígito verificador no coincide.'],
    ['2026756539', 'El CUIT tiene 11 dígitos.'],
    ['2026756539A', '*Solo números.'],
    ['', '*Campo requerido.'],
  ])('%s is refused: %s', (text, message) => {
    expect(check(cuit, text)).toMatchObject({ ok: false, message });
  });
});

test.each([
  ['1234567', true],
  ['12.345.678', true],
  ['123456', false],
  ['123456789', false],
])('a DNI has 7 or 8 digits: %s', (text, ok) => {
  expect(check(dni, text).ok).toBe(ok);
});

describe('an account (A151)', () => {
  test.each([
    ['2850590940090418135201', 'CBU', 'Banco Macro', true],
    ['0170099220000067797370', 'CBU', 'BBVA Argentina', true],
    ['0070999020000000123453', 'CBU', 'Banco de Galicia y Buenos Aires', true],
    ['0110599550000000987656', 'CBU', 'Banco de la Nación Argentina', true],
    ['0170006020000000000080', 'CBU', 'BBVA Argentina', true],
    ['0000031400010000000009', 'CVU', null, true],
    ['0000007900077777000003', 'CVU', null, true],
    ['2810590940090418135201', 'CBU', 'Banco Meridian', false],
    ['2850590940090418135202', 'CBU', 'Banco Macro', false],
    ['9990590940090418135201', 'CBU', null, false],
    ['0000000000000000000000', 'CVU', null, false],
    ['0070999000000000000000', 'CBU', 'Banco de Galicia y Buenos Aires', false],
  ])('%s is a %s of %s, valid: %s', (number, kind, bank, isValid) => {
    expect(bankAccount(number)).toEqual({ kind, bank, isValid });
  });

  test('is accepted with wrong check digits, which cause a warning only', () => {
    expect(problem({ transfer: { ...transfer, number: '2810590940090418135201' } })).toBe('accepted');
  });
});

test.each([
  ['4509953566233704', true],
  ['4509953566233705', false],
  ['378282246310005', true],
])('card %s has a right Luhn digit: %s', (number, right) => {
  expect(hasLuhnDigit(number)).toBe(right);
});

describe('a payment method (A99)', () => {
  test('is returned without the separators of its numbers', () => {
    const typed = { card: { ...card, number: '4509 9535 6623 3704' } };
    expect(check(paymentMethod, typed)).toEqual({ ok: true, value: { card } });
    expect(check(paymentMethod, { transfer })).toEqual({
      ok: true,
      value: { transfer: { ...transfer, holder: { ...holder, identificationNumber: '20267565393' } } },
    });
  });

  test.each([
    [{}, ': Elija un medio de pago.'],
    [{ card, transfer }, ': Elija un medio de pago.'],
    [{ card: { ...card, number: '' } }, 'card.number: *Campo requerido.'],
    [{ card: { ...card, number: '450995356623' } }, 'card.number: El número de tarjeta tiene entre 13 y 19 dígitos.'],
    [{ card: { ...card, number: '45099535662337O4' } }, 'card.number: *Solo números.'],
    [{ card: { ...card, expirationMonth: 13 } }, 'card.expirationMonth: El mes no es válido.'],
    [{ card: { ...card, expirationYear: 2020 } }, 'card.expirationYear: La tarjeta está vencida.'],
    [{ card: { ...card, holder: { ...holder, name: ' ' } } }, 'card.holder.name: *Campo requerido.'],
    [
      { card: { ...card, holder: { ...holder, identificationNumber: '20267565393' } } },
      'card.holder.identificationNumber: El DNI tiene 7 u 8 dígitos.',
    ],
    [{ card: { ...card, holder: { ...holder, country: 'URY' } } }, 'card.holder.country: El país debe ser Argentina.'],
    [{ transfer: { ...transfer, number: '285059094009041813520' } }, 'transfer.number: El CBU tiene 22 dígitos.'],
    [{ transfer: { ...transfer, holder } }, 'transfer.holder.identificationNumber: El CUIT tiene 11 dígitos.'],
  ])('%j is refused: %s', (value, message) => {
    expect(problem(value)).toBe(message);
  });

  test('a card is valid until the end of its month in Buenos Aires', () => {
    expect(isExpired(11, 2026, new Date('2026-12-01T02:59:59.999Z'))).toBe(false);
    expect(isExpired(11, 2026, new Date('2026-12-01T03:00:00.000Z'))).toBe(true);
  });

  test.each([
    ['11/2090', 'accepted'],
    ['13/2090', 'expiration: Ingrese el vencimiento como MM/AAAA.'],
    ['11/90', 'expiration: Ingrese el vencimiento como MM/AAAA.'],
    ['11/0028', 'expiration: El año no es válido.'],
    ['11/2208', 'expiration: El año no es válido.'],
    ['11/2020', 'expiration: La tarjeta está vencida.'],
    ['', 'expiration: *Campo requerido.'],
  ])('the form accepts the expiration "%s" if the payment method does: %s', (text, expected) => {
    const typed = { number: card.number, expiration: text, name: holder.name, identificationNumber: '12345678' };
    const form = check(cardForm, typed);
    expect(form.ok ? 'accepted' : `${form.path}: ${form.message}`).toBe(expected);
    const { month: expirationMonth, year: expirationYear } = parseExpiration(text) ?? { month: 0, year: 0 };
    expect(problem({ card: { ...card, expirationMonth, expirationYear } }) === 'accepted').toBe(form.ok);
  });
});
