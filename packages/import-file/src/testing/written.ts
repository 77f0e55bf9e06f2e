import type { Choices } from './random.ts';

/** A value as a file has it, and as a person reads it. */
export interface Written {
  /** Text of the cell. */
  readonly text: string;
  /** The value that a person reads; null where nobody could say, so that the row has to be a fault. */
  readonly meant: string | null;
  /** A form that has to be read: a fault would be one of the reader. */
  readonly isPlain: boolean;
}

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));

/** Blanks and dashes of every kind, and characters without a width. */
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

/** Letters of every plane, composed and not. */
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

/** The text as a person sees it, by a definition of its own: the reader's is under test. */
export const eyeOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .replaceAll(/[\p{White_Space}]+/gu, ' ')
    .replaceAll(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .trim();

/** Writes an id with other blanks and dashes, and unseen characters: to a person it is the same one. */
export const disguised = (id: string, { pick, chance, between }: Choices): string => {
  const changed = Array.from(id, (letter) => {
    if (letter === ' ' && chance(0.6)) return pick(blanks);
    return letter === '-' && chance(0.6) ? pick(dashes) : letter;
  });
  if (chance(0.4)) changed.splice(between(0, changed.length), 0, pick(unseen));
  const text = changed.join('');
  return chance(0.2) ? text.normalize('NFD') : text;
};

/** Makes an id: most are plain, some have letters of any plane. @param longest code points */
export const anId = (choices: Choices, longest: number): Written => {
  const { pick, chance, between } = choices;
  const isPlain = chance(0.6);
  const plain = `${pick(['FC A ', 'BC ', 'A-', 'Cuota/', ''])}${pick(['0003-', 'N-', 'x-'])}${between(1, 99_999)}`;
  const odd = `${pick(['A ', 'B-', ''])}${Array.from({ length: between(1, 3) }, () => pick(letters)).join('')}-${between(1, 999)}`;
  const id = isPlain ? plain : odd;
  const text = Array.from(id).slice(0, longest).join('');
  return { text, meant: eyeOf(text), isPlain };
};

const grouped = (whole: string, mark: string): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, mark);

/** Makes an amount, in a form that says one number, or in one that could be two. The meant value has two decimals. */
export const anAmount = ({ pick, chance, between }: Choices): Written => {
  const whole = String(between(1, pick([9, 999, 99_999, 9_999_999])));
  const cents = String(between(0, 99)).padStart(2, '0');
  const meant = `${whole}.${cents}`;
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
  if (chance(0.6)) return { text: pick(plain), meant, isPlain: true };
  return chance(0.5) ? { text: pick(rare), meant, isPlain: false } : { text: pick(wrong), meant: null, isPlain: false };
};

/** Makes the day of payment; the meant value is `2027-03-31`, or empty without one. */
export const aDay = ({ pick, chance, between }: Choices): Written => {
  if (chance(0.3)) return { text: '', meant: '', isPlain: true };
  const [year, month, day] = [String(between(2027, 2029)), String(between(1, 12)), String(between(1, 28))];
  const [m, d] = [month.padStart(2, '0'), day.padStart(2, '0')];
  const meant = `${year}-${m}-${d}`;
  const plain = [`${d}/${m}/${year}`, `${day}/${month}/${year}`, meant, `${d}-${m}-${year}`];
  const rare = [
    `${d}.${m}.${year}`,
    `${year}/${m}/${d}`,
    `${d}/${m}/${year} 0:00`,
    `${year}${m}${d}`,
    `\u200e${d}/\u200e${m}/\u200e${year}`,
    `${d}/${m}/${year.slice(2)}`,
    `${meant}T00:00:00`,
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
  if (chance(0.6)) return { text: pick(plain), meant, isPlain: true };
  return chance(0.6) ? { text: pick(rare), meant, isPlain: false } : { text: pick(wrong), meant: null, isPlain: false };
};

/** Makes an e-mail address. */
export const anEmail = ({ pick, chance }: Choices): Written => {
  const address = `${pick(['ana', 'sofia.juarez', 'jose-luis', 'a1'])}@${pick(['correo.example', 'mi-banco.example'])}`;
  if (chance(0.8)) return { text: address, meant: address, isPlain: true };
  const text = pick([
    `\u202a${address}\u202c`,
    `${address}\u200b`,
    ` ${address}\u00a0`,
    `${address}\ufeff`,
    '#REF!',
    'ana@',
  ]);
  return { text, meant: text.includes(address) ? address : null, isPlain: false };
};

/** Makes the code of a concept: what a spreadsheet did to it has to be a fault. */
export const aConcept = ({ pick, chance }: Choices): Written => {
  if (chance(0.85)) return { text: 'CUOTA', meant: 'CUOTA', isPlain: true };
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
    meant: null,
    isPlain: false,
  };
};
