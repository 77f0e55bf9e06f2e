// Guards: Numbers of cards and people are found and hidden with invisible characters, blanks and dashes of any kind.
import {
  cardDigitsIn,
  hasCardNumber,
  hasLuhnDigit,
  isKeepableView,
  mayNamePerson,
  withoutCardNumbers,
  withoutPersonNumbers,
} from './index.ts';

test.each([
  ['4509953566233704', '···3704'],
  ['tarjeta 4509\u200b953566233704 de Ana', 'tarjeta ···3704 de Ana'],
  ['4509\u22129535\u22126623\u22123704', '···3704'],
  ['4509 9535\u200b 6623\u00a03704', '···3704'],
])('the card number of %j is found, and hidden as %j', (text, hidden) => {
  expect(cardDigitsIn(text)).toEqual(['4509953566233704']);
  expect(hasCardNumber(text)).toBe(true);
  expect(withoutCardNumbers(text)).toBe(hidden);
});

/** Card number of a network with so many digits, and a right Luhn digit. */
const cardOf = (length: number): string => {
  const body = '450995356623370481'.slice(0, length - 1);
  return Array.from('0123456789', (last) => `${body}${last}`).find(hasLuhnDigit) ?? '';
};

/** Written forms of a card number: undivided, and in each grouping of its length. */
const formsOf = (card: string): readonly string[] => [
  card,
  ...[' ', '-', ' / '].flatMap((gap) => [
    (card.match(/.{1,4}/g) ?? []).join(gap),
    ...(/^.{14,15}$/.test(card) ? [card.replace(/^(.{4})(.{6})/, `$1${gap}$2${gap}`)] : []),
  ]),
];

const lengths = [13, 14, 15, 16, 17, 18, 19];
const runs = Array.from({ length: 24 }, (_, place) => '273981652026112400009999'.slice(0, place + 1));
const gaps = [' ', '-', ' - ', '.', '/', '_', ', ', '\n', ' (', ' DNI '];

test('a card number is found and hidden before and after any other digits', () => {
  // the second part of a CBU: 14 digits after 8
  const isCbu = (run: string, gap: string, form: string) =>
    run.length === 8 && /^\d{14}$/.test(form) && gaps.indexOf(gap) < 6;
  const texts = lengths.flatMap((length) => {
    const card = cardOf(length);
    return formsOf(card).flatMap((form) =>
      runs.flatMap((run) =>
        gaps.flatMap((gap) => [
          ...(isCbu(run, gap, form) ? [] : [{ card, text: `${run}${gap}${form}` }]),
          { card, text: `${form}${gap}${run}` },
          { card, text: `2026${gap}4509${gap}${form}` },
        ]),
      ),
    );
  });
  const isShown = ({ card, text }: (typeof texts)[number]) =>
    !hasCardNumber(text) || withoutCardNumbers(text).replaceAll(/\D/g, '').includes(card);
  expect(texts.filter(isShown).map(({ text }) => text)).toEqual([]);
});

test.each([
  ['12345678 4509953566233704', '12345678 ···3704'],
  ['20-27398165-3 4509953566233704', '20-27398165-3 ···3704'],
  ['2026 4509 9535 6623 3704', '2026 ···3704'],
  ['1234 123456 3782 822463 10005', '1234 123456 ···0005'],
])('a card number in %j is hidden as %j', (text, hidden) => {
  expect(withoutCardNumbers(text)).toBe(hidden);
});

test('the 14 digits after the first 8 of a CBU are no card number, and after 9 digits they may be one', () => {
  expect(cardDigitsIn('CBU 28505909 40090418135201')).toEqual([]);
  expect(cardDigitsIn('128505909 40090418135201')).toEqual(['40090418135201']);
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

test.each([
  ['q', 'Ana'],
  ['referencia', '4509-9535-6623-3704'],
  ['importe', '4509-9535-6623-3704'],
  ['importe', 'ana@example.com'],
  ['importe', '20-27398165-3 y más'],
])('a search by %s %s may name a person, so the gateway does not store it', (parameter, text) => {
  const search = String(new URLSearchParams({ [parameter]: text }));
  expect(mayNamePerson(search)).toBe(true);
  expect(isKeepableView({ name: 'Lunes', search })).toBe(false);
});

test.each(['1234567,50', '>100000000', '1000000-2000000'])('a search by the amount %s may be stored', (amount) => {
  expect(isKeepableView({ name: 'Lunes', search: String(new URLSearchParams({ importe: amount })) })).toBe(true);
});

test('a view whose name has a card number must not be stored', () => {
  expect(isKeepableView({ name: 'Visa 4509-9535-6623-3704', search: 'estado=aprobado' })).toBe(false);
});
