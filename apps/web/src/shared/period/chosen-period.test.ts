// Guards: A relative period uses the days of Buenos Aires at the time of reading.
import { chosenPeriodLabel, daysOf, readPeriod, relativePeriods, writePeriod } from './chosen-period';

// 22:30 of the 21st in Buenos Aires
const now = new Date('2026-11-22T01:30:00Z');

test.each([
  ['hoy', '2026-11-21', '2026-11-21'],
  ['ayer', '2026-11-20', '2026-11-20'],
  ['ultimos-7-dias', '2026-11-15', '2026-11-21'],
  ['este-mes', '2026-11-01', '2026-11-30'],
  ['mes-anterior', '2026-10-01', '2026-10-31'],
] as const)('%s has the days of Buenos Aires, not of London', (relative, from, to) => {
  expect(daysOf(relative, now)).toEqual({ from, to });
});

test('a relative period has other days tomorrow, across months and years', () => {
  const newYear = new Date('2027-01-01T12:00:00Z');
  expect(daysOf('ayer', newYear)).toEqual({ from: '2026-12-31', to: '2026-12-31' });
  expect(daysOf('mes-anterior', newYear)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOf('ultimos-7-dias', newYear)).toEqual({ from: '2026-12-26', to: '2027-01-01' });
});

test('chosen days stay the same on any day', () => {
  expect(daysOf({ from: '2026-02-01', to: '2026-02-03' }, now)).toEqual({ from: '2026-02-01', to: '2026-02-03' });
});

test.each([...relativePeriods, '2026-11', '2026-11-01..2026-11-03'])(
  'the address keeps %s as it was chosen',
  (text) => {
    const chosen = readPeriod(text);
    expect(chosen && writePeriod(chosen)).toBe(text);
  },
);

test('an invalid period is not read', () => {
  expect(['', 'Ayer', 'mañana', '2026-13', '2026-11-03..2026-11-01'].map(readPeriod)).toEqual(Array(5).fill(undefined));
});

test('the label of a relative period includes its current days', () => {
  expect(chosenPeriodLabel('ayer', now)).toBe('Ayer: 20/11/2026');
  expect(chosenPeriodLabel('ultimos-7-dias', now)).toBe('Últimos 7 días: 15/11/2026 – 21/11/2026');
  expect(chosenPeriodLabel('ultimos-90-dias', now)).toBe('Últimos 90 días: 24/08/2026 – 21/11/2026');
  expect(chosenPeriodLabel('este-anio', now)).toMatch(/^Este año: /);
  expect(chosenPeriodLabel('ultimos-12-meses', now)).toBe('Últimos 12 meses: 01/12/2025 – 21/11/2026');
  expect(chosenPeriodLabel('este-mes', now)).toBe('Este mes: Noviembre 2026');
  expect(chosenPeriodLabel({ from: '2026-10-01', to: '2026-10-31' }, now)).toBe('Octubre 2026');
});
