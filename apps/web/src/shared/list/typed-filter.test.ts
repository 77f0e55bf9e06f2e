// Guards: A typed filter ignores invisible characters anywhere in its text, and spaces around the text.
import { typedFilter } from './typed-filter';

const filter = typedFilter({
  parameter: 'tarjeta',
  label: 'Tarjeta',
  width: '150px',
  chipLabel: (digits) => digits,
  problemOf: (text) => (/^\d{4}$/.test(text) ? undefined : 'Ingrese los 4 últimos dígitos.'),
  variables: (digits) => ({ digits }),
});

const written = (typed: string): string => {
  const search = new URLSearchParams();
  filter.write(search, typed);
  return search.get('tarjeta') ?? '';
};

test.each(['3704', ' 3704 ', '\u200b3704\ufeff', '37\u200b04', '\u00a03704'])('the digits %j are 3704', (typed) => {
  expect(filter.field?.kind === 'field' && filter.field.problemOf?.(typed)).toBeUndefined();
  expect(written(typed)).toBe('3704');
  const search = new URLSearchParams({ tarjeta: typed });
  expect([filter.invalid?.(search), filter.read(search, new Date())]).toEqual([undefined, '3704']);
});

test('a text of invisible characters is no filter', () => {
  expect(filter.field?.kind === 'field' && filter.field.problemOf?.('\u200b ')).toBeUndefined();
  expect(written('\u200b ')).toBe('');
});
