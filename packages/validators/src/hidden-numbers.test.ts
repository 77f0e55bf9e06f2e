// Guards: Numbers of cards and people are found and hidden with invisible characters, blanks and dashes of any kind.
import { cardDigitsIn, hasCardNumber, mayNamePerson, withoutCardNumbers, withoutPersonNumbers } from './index.ts';

test.each([
  ['4509953566233704', '···3704'],
  ['tarjeta 4509\u200b953566233704 de Ana', 'tarjeta ···3704 de Ana'],
  ['4509\u22129535\u22126623\u22123704', '···3704'],
  ['4509 9535\u200b 6623\u00a03704', '···3704'],
])('the card number of %j is found, and kept as %j', (text, kept) => {
  expect(cardDigitsIn(text)).toEqual(['4509953566233704']);
  expect(hasCardNumber(text)).toBe(true);
  expect(withoutCardNumbers(text)).toBe(kept);
});

test('a text without a card number is not changed', () => {
  expect(withoutCardNumbers('fila  1;\u00a0x\u200b')).toBe('fila  1;\u00a0x\u200b');
});

test('the numbers of several lines are no card number', () => {
  expect(cardDigitsIn('4509\n9535\n6623\n3704')).toEqual([]);
});

test.each(['27\u200b398165', '27.398\u200b.165', '27\u2060.398.165', '20\u221227398165\u22123'])(
  'the text %j may name a person, and its number is hidden',
  (text) => {
    expect(mayNamePerson(String(new URLSearchParams({ referencia: text })))).toBe(true);
    expect(withoutPersonNumbers(`DNI ${text}.`)).toBe('DNI ….');
  },
);

test('a text without the number of a person is not changed', () => {
  expect(withoutPersonNumbers('Cuota  1\u00a0de 3')).toBe('Cuota  1\u00a0de 3');
});
