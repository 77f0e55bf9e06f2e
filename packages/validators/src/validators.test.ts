// Guards: Forms and gateway share the rules of days, periods, pages, searches, texts, pasted numbers, destinations and
// addresses.
import {
  amountForm,
  addresseeForm,
  cardForm,
  cbu,
  check,
  conciliationForm,
  configurationForm,
  cuit,
  dayOf,
  digits,
  distributionDetailFields,
  dni,
  emailAddress,
  endOfDay,
  exactText,
  idempotencyKey,
  paging,
  payerForm,
  payerReferenceForm,
  period,
  reason,
  searchText,
  type Schema,
  startOfDay,
  transferForm,
} from './index.ts';

const messageOf = (shape: Schema, value: unknown): string => {
  const result = check(shape, value);
  return result.ok ? 'accepted' : result.message;
};

test('a day begins and ends in Buenos Aires, whatever the time zone of the machine', () => {
  expect(startOfDay('2026-11-01').toISOString()).toBe('2026-11-01T03:00:00.000Z');
  expect(endOfDay('2026-11-30').toISOString()).toBe('2026-12-01T02:59:59.999Z');
  expect(dayOf(new Date('2026-11-22T02:59:59.999Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-22T03:00:00.000Z'))).toBe('2026-11-22');
});

test("a day in a summer with daylight saving time has that summer's offset", () => {
  expect(startOfDay('2009-01-15').toISOString()).toBe('2009-01-15T02:00:00.000Z');
});

test.each([
  [{ from: '2026-11-01', to: '2026-11-30' }, 'accepted'],
  [{ from: '2026-11-30', to: '2026-11-30' }, 'accepted'],
  [{ from: '2026-12-01', to: '2026-11-30' }, 'La fecha final es anterior a la inicial.'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'La fecha no es válida.'],
  [{ from: '', to: '2026-03-01' }, 'Ingrese la fecha.'],
  [{ from: '1970-01-01', to: '2100-12-31' }, 'accepted'],
  [{ from: '1969-12-31', to: '2026-03-01' }, 'La fecha no es válida.'],
  [{ from: '2026-03-01', to: '2101-01-01' }, 'La fecha no es válida.'],
])('the period %j is %s', (value, message) => {
  expect(messageOf(period, value)).toBe(message);
});

test.each([
  [{ page: 1, limit: 100 }, 'accepted'],
  [{ page: 0, limit: 10 }, 'La primera página es la 1.'],
  [{ page: 1, limit: 101 }, 'Pida 100 filas como máximo.'],
  [{ page: 1, limit: 0 }, 'Pida una fila como mínimo.'],
  [{ page: 1.5, limit: 10 }, 'La página es un número entero.'],
])('the paging %j is %s', (value, message) => {
  expect(messageOf(paging, value)).toBe(message);
});

test('a search loses surrounding spaces, and refuses control characters and long texts', () => {
  expect(searchText.validateSync('  Núñez ')).toBe('Núñez');
  expect(messageOf(searchText, 'a\u0000b')).toBe('El texto tiene caracteres que no se pueden buscar.');
  expect(messageOf(searchText, 'x'.repeat(101))).toBe('Ingrese 100 caracteres como máximo.');
  expect(messageOf(searchText, undefined)).toBe('accepted');
});

test.each([
  ['4509953566233704', true],
  ['pago de 4509 9535 6623 3704', true],
  ['3782-822463-10005', true],
  ['6304 0000 0000 0000 00', true], // 18 digits
  ['4509.9535.6623.3704', true],
  ['4509_9535_6623_3704', true],
  ['4509 - 9535 - 6623 - 3704', true],
  ['4509/9535/6623/3704', true],
  ['٤٥٠٩٩٥٣٥٦٦٢٣٣٧٠٤', true],
  ['4509 9535 6623 3704 123', true], // with its security code
  ['4509 9535 6623 3704 11/28', true], // with its expiration
  ['4509\u200b953566233704', true], // invisible characters, blanks and dashes of other kinds
  ['4509 9535\u200b 6623 3704', true],
  ['4509\u00a09535\u00a06623\u00a03704', true],
  ['4509\u20119535\u20116623\u20113704', true],
  ['4509\u22129535\u22126623\u22123704', true],
  ['4509\t9535\t6623\t3704', true],
  ['4509    9535    6623    3704', true],
  // digits of a valid card number in another layout
  ['450.995.356.623,37 04', false], // amounts
  ['4.509,95 3.566,23 3.704', false],
  ['45/09/9535 66/23/3704', false], // days
  ['4509-95-35 6623-37-04', false],
  ['45099535 66233704', false], // identifications
  ['4509, 9535, 6623, 3704', false], // lists of numbers
  ['45, 0, 9, 9, 5, 3, 5, 6, 6, 2, 3, 3, 7, 0, 4', false],
  ['01700992 30099535662338', false], // CBU in two parts
  ['2026 2029 2027 2026', false], // years
  ['2026112400000005', false], // number that begins with a date
  ['4509953566233705', false], // wrong Luhn digit
  ['1234567890123452', false], // no payment card network
  ['20-27398165-3', false], // CUIT
  ['0170099220000067797370', false], // CBU
  ['450995', false],
  ['a4509953566233704', false], // part of an identifier
  ['5f4509953566233704aa01bc', false],
])('the text %j contains a card number: %j', (text, holds) => {
  const [searched, reasoned] = holds
    ? ['Parece un número de tarjeta: no se busca ni se envía.', 'El motivo tiene un número de tarjeta: bórrelo.']
    : ['accepted', 'accepted'];
  expect(messageOf(searchText, text)).toBe(searched);
  expect(messageOf(reason, text)).toBe(reasoned);
});

test('a reason may list numbers on lines of their own', () => {
  expect(messageOf(reason, '4509\n9535\n6623\n3704')).toBe('accepted');
});

test('a text that is compared whole has at most 254 characters, as the longest e-mail address', () => {
  const longest = `${'x'.repeat(241)}@correo.example`.slice(0, 254);
  expect(messageOf(exactText, ` ${longest} `)).toBe('accepted');
  expect(messageOf(exactText, `${longest}x`)).toBe('Ingrese 254 caracteres como máximo.');
});

const payer = { name: 'Ana', email: 'ana@correo.example' };
const withControlCharacters = ['a\u0000b', 'a\u001bb'];
const notAdmitted = 'El texto tiene caracteres que no se admiten.';

test.each(withControlCharacters)('a stored text must not contain control characters: %j', (text) => {
  expect(messageOf(reason, text)).toBe('El motivo tiene caracteres que no se admiten.');
  expect(messageOf(payerForm, { ...payer, name: text })).toBe(notAdmitted);
  expect(messageOf(payerReferenceForm, { ...payer, collectorId: '1', externalReference: text })).toBe(notAdmitted);
  expect(messageOf(configurationForm, { variableId: '1', value: text })).toBe(notAdmitted);
  expect(messageOf(transferForm, { number: '', name: text, identificationNumber: '' })).not.toBe('accepted');
});

test.each([
  [payerForm, { ...payer, name: 'Ana 4509 9535 6623 3704' }],
  [payerReferenceForm, { ...payer, collectorId: '1', externalReference: '4509953566233704' }],
  [configurationForm, { variableId: '1', value: '4509-9535-6623-3704' }],
  [transferForm, { number: '2850590940090418135201', name: '4509953566233704', identificationNumber: '20267565393' }],
  [conciliationForm, { description: 'Tarjeta 4509953566233704', compensationAmount: '' }],
])('%# a stored text must not contain a card number', (shape: Schema, value) => {
  expect(messageOf(shape, value)).toBe('El texto tiene un número de tarjeta: bórrelo.');
});

test('a stored text is normalized: one Unicode form, without invisible characters', () => {
  expect(payerForm.validateSync({ ...payer, name: ' Nun\u0303ez\u200b ' })).toMatchObject({ name: 'Nuñez' });
  expect(reason.validateSync('an\u0303o\ufeff')).toBe('año');
  expect(searchText.validateSync('\u200bNun\u0303ez\u202e')).toBe('Nuñez');
});

test('a reason may have several lines and any letters', () => {
  expect(messageOf(reason, 'Ñandú, «así»:\nuna línea más — ünïcödé 🙂')).toBe('accepted');
});

const patterns: Readonly<Record<string, Schema>> = {
  addresseeForm,
  amountForm,
  cardForm,
  cbu,
  conciliationForm,
  configurationForm,
  cuit,
  digits,
  distributionDetailFields,
  dni,
  emailAddress,
  exactText,
  idempotencyKey,
  payerForm,
  payerReferenceForm,
  period,
  reason,
  searchText,
  transferForm,
};
/** Texts on which a pattern with excessive backtracking would not finish. */
const endless = [' ', '1', '0', 'a.', 'a@', '-', '1,', '1 ', '@a.', '\t\n'].flatMap((piece) => [
  piece.repeat(100_000),
  `${piece.repeat(100_000)}!`,
  `a@${piece.repeat(100_000)}@`,
]);

test.each(Object.entries(patterns))('the patterns of %s finish on long repeated texts', (_name, shape) => {
  const names = 'fields' in shape && typeof shape.fields === 'object' ? Object.keys(shape.fields ?? {}) : [];
  // a pattern with excessive backtracking would exceed the time limit of the test
  const answers = endless.map((text) =>
    check(shape, names.length > 0 ? Object.fromEntries(names.map((name) => [name, text])) : text),
  );
  expect(answers).toHaveLength(endless.length);
});

test.each([
  '2007-12-29',
  '2007-12-30',
  '2007-12-31',
  '2008-03-15',
  '2008-03-16',
  '2008-10-18',
  '2008-10-19',
  '2009-03-14',
  '2009-03-15',
])('around the summer times of 2007 to 2009, a day ends one millisecond before the next begins: %s', (day) => {
  expect([dayOf(startOfDay(day)), dayOf(endOfDay(day))]).toEqual([day, day]);
  expect(dayOf(new Date(startOfDay(day).getTime() - 1))).not.toBe(day);
  expect(dayOf(new Date(endOfDay(day).getTime() + 1))).not.toBe(day);
});

test.each([
  [dni, '00000000', 'El DNI no es válido.'],
  [cuit, '00000000000', 'El CUIT no es válido: su dígito verificador no coincide.'],
  [cuit, ' 20‑26756539–3\u200b', 'accepted'],
  [cbu, '28505909 4009\u200b0418–135201', 'accepted'],
])('%# a pasted number loses its separators, and zeros are refused', (shape, value, message) => {
  expect(messageOf(shape, value)).toBe(message);
});

const part = { format: 'cbu', account: '2850590940090418135201', cuit: '20267565393', name: '', amount: '1,00' };
test.each([
  [part, 'accepted'],
  [{ ...part, account: '28505909 40090418135201' }, 'accepted'],
  [{ ...part, cuit: '20267565392' }, 'El CUIT no es válido: su dígito verificador no coincide.'],
  [{ ...part, cuit: '2026756539' }, 'El formato del cuit no es correcto.'],
])('the destination of a distribution %j is %s', (value, message) => {
  expect(messageOf(distributionDetailFields, value)).toBe(message);
});

test.each([
  'a@b.example…',
  '=ana@b.example',
  "'ana@b.example",
  '<ana@b.example>',
  'ana@b..example',
  'ana@b.example.',
  'mailto:ana@b.example',
  '"ana@b.example"',
  'javascript:a@b.example',
])('the address %j is refused', (address) => {
  expect(messageOf(emailAddress, address)).toBe('El email no tiene formato correcto');
});
