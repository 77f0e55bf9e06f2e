// Guards: Each letter that looks like a Latin one is read as that letter, as typed, in lower case and in upper case.
// Spellings of one name match, and words such as `null` are no names.
import { isAmong, isName, LOOKALIKES, spellingsOf } from './plain-name.ts';

const letters = Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
  Array.from(others, (letter) => ({ letter, latin })),
);

test('each look-alike is a single letter, and belongs to one Latin letter', () => {
  expect(letters.length).toBeGreaterThan(100);
  expect(new Set(letters.map(({ letter }) => letter)).size).toBe(letters.length);
  for (const { letter, latin } of letters) {
    expect(latin).toMatch(/^[A-Za-z]$/);
    expect(letter).toMatch(/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u);
    expect(letter.normalize('NFKC')).not.toMatch(/^[A-Za-z]$/);
  }
});

test.each(letters)('$letter is read as $latin, alone and within a name', ({ letter, latin }) => {
  expect(spellingsOf(letter)).toContain(latin.toLowerCase());
  expect(isAmong(`m${letter}z`, [`m${latin}z`])).toBe(true);
  expect(isAmong(`m${latin}z`, [`M${letter}Z`])).toBe(true);
});

test.each([
  ['Νίκος', 'νίκος'],
  ['Григорий', 'ГРИГОРИЙ'],
  ['ADM\u0130N', 'admin'],
  ['adm\u0131n', 'ADMIN'],
  ['ad\u200bmin', 'admin'],
  ['a\u0301lvaro', '\u00e1lvaro'],
  ['alvaro', '\u00e1lvaro'],
  ['Pe\u00f1a, \u00c1lvaro', 'alvaro.pena'],
  ['\u00c1lvaro  Pe\u00f1a', 'alvaro_pena@uno.example'],
  ['ana@uno.example', 'ana@otro.example'],
  ['ana\uff20uno.example', 'ANA'],
])('%j and %j are the same name', (one, other) => {
  expect(isAmong(one, [other])).toBe(true);
  expect(isAmong(other, [one])).toBe(true);
});

test.each([
  ['ana', 'beto'],
  ['@uno.example', '@otro.example'],
  ['', ''],
  ['ana', 'ana.b'],
])('%j and %j are not the same name', (one, other) => {
  expect(isAmong(one, [other])).toBe(false);
});

test('a name has a letter or a digit, and is no word for nobody', () => {
  const nobody = [
    ' ',
    '-',
    '\u200b',
    '@',
    '\u3164',
    'null',
    'N/A',
    'SYSTEM',
    'An\u00f3nimo',
    'anonimo',
    'Usuario  sistema',
  ];
  expect(nobody.filter(isName)).toEqual([]);
  const names = ['a', '7', 'nadia', 'ana', 'usuario7', 'sistema.luzn'];
  expect(names.filter(isName)).toEqual(names);
});
