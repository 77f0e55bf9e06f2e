// Guards: Texts that look the same are normalized to one text; limits count code points of the composed text.
import { isSchema, type Schema } from 'yup';
import * as shapes from './index.ts';
import {
  check,
  emailAddress,
  externalId,
  firstCharacters,
  payerForm,
  reason,
  searchText,
  viewName,
  visibleLines,
  visibleText,
} from './index.ts';

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));

const blanks = ['  ', '\t', '\u00a0', '\u1680', ...from(0x2000, 0x200a), '\u202f', '\u205f', '\u2800', '\u3000'];
const dashes = [...from(0x2010, 0x2015), '\u2212', '\u2043', '\ufe58', '\ufe63', '\uff0d', '\u2e3a'];
const unseen = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u180e',
  ...from(0x200b, 0x200f),
  ...from(0x202a, 0x202e),
  ...from(0x2060, 0x206f),
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\ufffb',
  '\u{e0041}',
];

const valueOf = (shape: Schema, value: unknown): unknown => {
  const result = check(shape, value);
  return result.ok ? result.value : result.message;
};

test.each([
  ...blanks.map((blank) => `FC${blank}A-1`),
  ...dashes.map((dash) => `FC A${dash}1`),
  ...unseen.map((letter) => `F${letter}C A-1`),
  '\u2068FC A-1\u2069',
  ' FC A-1 ',
])('%j is normalized to FC A-1 by the validators of typed texts', (text) => {
  expect(visibleText(text)).toBe('FC A-1');
  for (const shape of [externalId, searchText, viewName, reason]) expect(valueOf(shape, text)).toBe('FC A-1');
  expect(valueOf(payerForm, { name: text, email: 'a@b.example' })).toMatchObject({ name: 'FC A-1' });
});

test('a letter is composed even if an invisible character was within it; case is kept', () => {
  expect(visibleText('Nun\u200b\u0303ez')).toBe('Nuñez');
  expect(visibleText('fac-1')).not.toBe(visibleText('FAC-1'));
});

test('a text of several lines keeps its line breaks', () => {
  expect(visibleLines(' una\u00a0 línea \r\nmás — aquí\u202e \n')).toBe('una línea\nmás - aquí');
});

test.each(['a@b.example\u200b', '\u202aa@b.example\u202c', '\u00a0a@b.example', 'a@\u00adb.example'])(
  'the address %j loses its invisible characters',
  (address) => expect(valueOf(emailAddress, address)).toBe('a@b.example'),
);

test.each([
  ['emoji', '🙂'],
  ['letters of other planes', '\u{20b9f}'],
  ['letters with their accents apart', 'n\u0303'],
])('a limit counts each of %s as one character', (_name, letter) => {
  expect(check(externalId, letter.repeat(100))).toMatchObject({ ok: true });
  expect(check(externalId, letter.repeat(101))).toMatchObject({
    ok: false,
    code: 'TOO_LONG',
    message: 'Ingrese 100 caracteres como máximo.',
  });
  expect(firstCharacters(letter.repeat(5), 3)).toBe(letter.repeat(3).normalize('NFC'));
});

/** Returns the tests of a validator and of its fields. */
const rulesIn = (shape: unknown): { readonly name: string; readonly params: unknown }[] => {
  if (!isSchema(shape)) return [];
  const described: unknown = shape.describe();
  const found: { name: string; params: unknown }[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const type: unknown = Reflect.get(value, 'type');
    const tests: unknown = Reflect.get(value, 'tests');
    if (type === 'string' && Array.isArray(tests))
      for (const one of tests)
        found.push({ name: String(Reflect.get(Object(one), 'name')), params: Reflect.get(Object(one), 'params') });
    for (const inner of Object.values(Reflect.get(value, 'fields') ?? {})) walk(inner);
  };
  walk(described);
  return found;
};

test.each(Object.entries(shapes))('%s limits no text in UTF-16 units, and uses no other trimming', (_name, shape) => {
  const rules = rulesIn(shape);
  expect(rules.filter(({ name }) => name === 'trim')).toEqual([]);
  expect(rules.filter(({ name, params }) => name === 'max' && JSON.stringify(params ?? {}).includes('"max"'))).toEqual(
    [],
  );
});
