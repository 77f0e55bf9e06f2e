import type { Choices } from './random.ts';

/** Cell text with the value that a person reads in it. */
export interface GeneratedCell {
  /** Text of the cell. */
  readonly text: string;
  /** Value that a person reads. Null if the text is ambiguous or wrong: the row must then have a fault. */
  readonly expected: string | null;
  /** True for a usual form, which must be read without a fault. */
  readonly isPlain: boolean;
}

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));

/** Spaces, dashes and invisible characters of many kinds. */
const blanks = [' ', '\u00a0', '\u1680', ...from(0x2000, 0x200a), '\u202f', '\u205f', '\u3000', '  ', ' \u00a0'];
const dashes = ['-', ...from(0x2010, 0x2015), '\u2212', '\ufe58', '\ufe63', '\uff0d', '\u2e3a'];
const unseen = [
  '\u00ad',
  '\u034f',
  '\u061c',
  ...from(0x200b, 0x200f),
  ...from(0x202a, 0x202e),
  '\u2060',
  '\ufe0f',
  '\ufeff',
];

/** Letters of several Unicode planes, composed and decomposed. */
const letters = [
  'A',
  'B',
  'x',
  '7',
  '0',
  'ñ',
  'n\u0303',
  'é',
  'e\u0301',
  '漢',
  '\u{20b9f}',
  '🙂',
  '🇦🇷',
  '\u{1d49c}',
  'Ω',
  'ß',
  '가',
  '\u1100\u1161',
];

/** Returns the visible text. It is a second implementation, independent of the one under test. */
export const visibleTextOf = (text: string): string =>
  text
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .normalize('NFC')
    .replaceAll(/[\p{White_Space}]+/gu, ' ')
    .replaceAll(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .trim();

/** Writes an id with other spaces, dashes and invisible characters. It looks the same to a person. */
export const disguised = (id: string, { pick, chance, between }: Choices): string => {
  const changed = Array.from(id, (letter) => {
    if (letter === ' ' && chance(0.6)) return pick(blanks);
    return letter === '-' && chance(0.6) ? pick(dashes) : letter;
  });
  if (chance(0.4)) changed.splice(between(0, changed.length), 0, pick(unseen));
  const text = changed.join('');
  return chance(0.2) ? text.normalize('NFD') : text;
};

/**
 * Generates an id. Most are plain; some have letters of several Unicode planes.
 * @param longest maximum number of code points
 */
export const anId = (choices: Choices, longest: number): GeneratedCell => {
  const { pick, chance, between } = choices;
  const isPlain = chance(0.6);
  const plain = `${pick(['FC A ', 'BC ', 'A-', 'Cuota/', ''])}${pick(['0003-', 'N-', 'x-'])}${between(1, 99_999)}`;
  const odd = `${pick(['A ', 'B-', ''])}${Array.from({ length: between(1, 3) }, () => pick(letters)).join('')}-${between(1, 999)}`;
  const id = isPlain ? plain : odd;
  const text = Array.from(id).slice(0, longest).join('');
  return { text, expected: visibleTextOf(text), isPlain };
};

const grouped = (whole: string, mark: string): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, mark);

/** Generates an amount in a valid or an invalid form. The expected value has two decimals. */
export const anAmount = ({ pick, chance, between }: Choices): GeneratedCell => {
  const whole = String(between(1, pick([9, 999, 99_999, 9_999_999])));
  const cents = String(between(0, 99)).padStart(2, '0');
  const expected = `${whole}.${cents}`;
  const plain = [`${whole},${cents}`, `${whole}.${cents}`, `${grouped(whole, '.')},${cents}`, `$ ${whole},${cents}`];
  const rare = [
    `${grouped(whole, '.')},${cents} $`,
    `ARS ${whole},${cents}`,
    `${whole},${cents}\u200b`,
    `\u2068$\u00a0${whole},${cents}\u2069`,
    `${grouped(whole, ',')}.${cents}`,
    `${grouped(whole, ' ')},${cents}`,
    `${whole}${cents}E-2`,
    `${whole},${cents}0`,
  ];
  const wrong = [
    `${whole},${cents}%`,
    `${cents}%`,
    `-${whole},${cents}`,
    `1,${cents}0`,
    '#¡VALOR!',
    'Cargando...',
    'VERDADERO',
    '31/12/2026',
    `${whole}-${cents}`,
    '',
  ];
  if (chance(0.6)) return { text: pick(plain), expected, isPlain: true };
  return chance(0.5)
    ? { text: pick(rare), expected, isPlain: false }
    : { text: pick(wrong), expected: null, isPlain: false };
};

/** Generates a due date. The expected value is `2027-03-31`, or empty for no date. */
export const aDay = ({ pick, chance, between }: Choices): GeneratedCell => {
  if (chance(0.3)) return { text: '', expected: '', isPlain: true };
  const [year, month, day] = [String(between(2027, 2029)), String(between(1, 12)), String(between(1, 28))];
  const [m, d] = [month.padStart(2, '0'), day.padStart(2, '0')];
  const expected = `${year}-${m}-${d}`;
  const plain = [`${d}/${m}/${year}`, `${day}/${month}/${year}`, expected, `${d}-${m}-${year}`];
  const rare = [
    `${d}.${m}.${year}`,
    `${year}/${m}/${d}`,
    `${d}/${m}/${year} 0:00`,
    `${year}${m}${d}`,
    `\u200e${d}/\u200e${m}/\u200e${year}`,
    `${d}/${m}/${year.slice(2)}`,
    `${expected}T00:00:00`,
  ];
  const wrong = [
    `31/02/${year}`,
    `${d}/${m}/9999`,
    `${d}/13/${year}`,
    '#N/D',
    'Loading...',
    'FALSO',
    '0,5',
    `${m}/${year}`,
  ];
  if (chance(0.6)) return { text: pick(plain), expected, isPlain: true };
  return chance(0.6)
    ? { text: pick(rare), expected, isPlain: false }
    : { text: pick(wrong), expected: null, isPlain: false };
};

/** Generates an e-mail address. */
export const anEmail = ({ pick, chance }: Choices): GeneratedCell => {
  const address = `${pick(['ana', 'sofia.juarez', 'jose-luis', 'a1'])}@${pick(['correo.example', 'mi-banco.example'])}`;
  if (chance(0.8)) return { text: address, expected: address, isPlain: true };
  const text = pick([
    `\u202a${address}\u202c`,
    `${address}\u200b`,
    ` ${address}\u00a0`,
    `${address}\ufeff`,
    '#REF!',
    'ana@',
  ]);
  return { text, expected: text.includes(address) ? address : null, isPlain: false };
};

/** Generates the code of a concept. One that a spreadsheet converted must have a fault. */
export const aConcept = ({ pick, chance }: Choices): GeneratedCell => {
  if (chance(0.85)) return { text: 'CUOTA', expected: 'CUOTA', isPlain: true };
  return {
    text: pick([
      '#SPILL!',
      '#DESBORDAMIENTO!',
      '#CALC!',
      '#FIELD!',
      '#ERROR!',
      '#BLOCKED!',
      '#CONNECT!',
      '#GETTING_DATA',
      '#N/A',
      '#¿NOMBRE?',
      'Loading...',
      'Cargando...',
      '#OCUPADO!',
      '#NULL!',
    ]),
    expected: null,
    isPlain: false,
  };
};
