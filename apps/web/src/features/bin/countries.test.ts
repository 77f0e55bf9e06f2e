// Guards: Every country has a code of three letters and a Spanish name.
import { countries, countryName } from './countries';

test('there are the 249 countries of ISO 3166-1, each once and with a name', () => {
  expect(new Set(countries.map(({ id }) => id)).size).toBe(249);
  expect(countries.filter(({ id, description }) => !/^[A-Z]{3}$/.test(id) || description.length < 3)).toEqual([]);
});

test.each([
  ['ARG', 'Argentina'],
  ['BRA', 'Brasil'],
  ['URY', 'Uruguay'],
  ['DEU', 'Alemania'],
  ['ZZZ', 'ZZZ'],
])('%s is %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});
