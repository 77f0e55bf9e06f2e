import { check, dayOf, endOfDay, exactText, paging, period, searchText, type Schema, startOfDay } from './index.ts';

const messageOf = (shape: Schema, value: unknown): string => {
  const result = check(shape, value);
  return result.ok ? 'accepted' : result.message;
};

test('a day begins and ends in Buenos Aires, whatever the zone of the machine', () => {
  expect(startOfDay('2026-11-01').toISOString()).toBe('2026-11-01T03:00:00.000Z');
  expect(endOfDay('2026-11-30').toISOString()).toBe('2026-12-01T02:59:59.999Z');
  expect(dayOf(new Date('2026-11-22T02:59:59.999Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-22T03:00:00.000Z'))).toBe('2026-11-22');
});

test('a day of a summer with daylight saving time keeps its own offset', () => {
  expect(startOfDay('2009-01-15').toISOString()).toBe('2009-01-15T02:00:00.000Z');
});

test.each([
  [{ from: '2026-11-01', to: '2026-11-30' }, 'accepted'],
  [{ from: '2026-11-30', to: '2026-11-30' }, 'accepted'],
  [{ from: '2026-12-01', to: '2026-11-30' }, 'La fecha final es anterior a la inicial.'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'La fecha no es válida.'],
  [{ from: '', to: '2026-03-01' }, 'Ingrese la fecha.'],
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

test('a search loses the spaces around it, and refuses what no one types', () => {
  expect(searchText.validateSync('  Núñez ')).toBe('Núñez');
  expect(messageOf(searchText, 'a\u0000b')).toBe('El texto tiene caracteres que no se pueden buscar.');
  expect(messageOf(searchText, 'x'.repeat(101))).toBe('Ingrese 100 caracteres como máximo.');
  expect(messageOf(searchText, undefined)).toBe('accepted');
});

test('an e-mail address is never too long to be compared, and what is longer is none', () => {
  const longest = `${'x'.repeat(241)}@correo.example`.slice(0, 254);
  expect(messageOf(exactText, ` ${longest} `)).toBe('accepted');
  expect(messageOf(exactText, `${longest}x`)).toBe('Ingrese 254 caracteres como máximo.');
});
