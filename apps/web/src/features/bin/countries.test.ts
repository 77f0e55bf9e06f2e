// Guards: Every country has a code of three letters and a Spanish name.
import { countries, countryName } from './countries';

test('the list has the 249 countries of ISO 3166-1, without duplicates, each with a name', () => {
  expect(new Set(countries.map(({ id }) => id)).size).toBe(249);
  expect(countries.filter(({ id, description }) => !/^[A-Z]{3}$/.test(id) || description.length < 3)).toEqual([]);
});

test.each([
  ['ARG', 'Argentina'],
  ['BRA', 'Brasil'],
  ['URY', 'Uruguay'],
  ['DEU', 'Alemania'],
  ['ZZZ', 'ZZZ'],
])('the code %s is shown as %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});
