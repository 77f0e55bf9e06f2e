/**
 * Letters that look like a Latin letter, by that letter. The list was taken from version 17.0.0 of
 * https://www.unicode.org/Public/security/latest/confusables.txt: Greek, Cyrillic and extended Latin letters with a
 * single ASCII letter as prototype. Capitals with the prototype l are listed under I, which has the same prototype.
 * Letters that NFKC converts to Latin ones are left out.
 */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ A: 'ΑА', B: 'ΒВꞴ', C: 'ϹС', E: 'ΕЕ', F: 'ϜꞘ', G: 'Ԍ', H: 'ΗН', I: 'ƖΙІӀ', J: 'ͿЈꞲ', K: 'ΚК', M: 'ΜϺМ' },
  ...{ N: 'Ν', O: 'ΟО', P: 'ΡР', R: 'Ʀ', S: 'Ѕ', T: 'ΤТ', V: 'Ѵ', W: 'Ԝ', X: 'ΧХꞳ', Y: 'ΥϒУҮ', Z: 'Ζ', a: 'ɑαа' },
  ...{ b: 'ƄЬ', c: 'ϲсᴄ', d: 'ԁ', e: 'еҽꬲ', f: 'ƒẝꞙꬵ', g: 'ƍɡᶃ', h: 'һ', i: 'ıɩɪͺιіιꙇ', j: 'ϳј', l: 'ǀӏ' },
  ...{ o: 'οσоᴏᴑꬽ', p: 'þƿρϱϸр', q: 'ԛ', r: 'гᴦꭇꭈ', s: 'ƽѕꜱ', u: 'ʋυᴜꞟꭎꭒ', v: 'νѵᴠ', w: 'ɯшѡԝᴡ', x: 'х' },
  ...{ y: 'ɣʏγуүᶌỿꭚ', z: 'ᴢ' },
};

const latinOf = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)),
);
const toLatin = (text: string): string => Array.from(text, (letter) => latinOf.get(letter) ?? letter).join('');

/** Invisible characters. They are ignored. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** Accents and other marks. They are ignored, because a service may leave them out. */
const MARKS = /\p{M}/gu;
/** Domain of a mail address. Names are also compared without it: a person may have the same name at several domains. */
const PLACE = /@[^@]*$/;

const inOneCase = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(MARKS, '');

/** Splits a name into words, at dots, commas, spaces and other separators. */
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/**
 * Returns the spellings by which names are compared. Names with a spelling in common can be confused. Case, accents,
 * spaces, word order, invisible characters, alphabet and mail domain do not matter. A name in another alphabet is read
 * as typed, in lower case and in upper case. Letters look different in each.
 */
export const spellingsOf = (name: string): readonly string[] => {
  const typed = name.replaceAll(UNSEEN, '');
  return (
    [typed, typed.toLowerCase(), typed.toUpperCase()]
      // look-alikes are replaced before NFKC, which converts some of them to other letters
      .map((text) => inOneCase(toLatin(toLatin(text).normalize('NFKC'))))
      .flatMap((text) => [wordsOf(text), wordsOf(text.replace(PLACE, ''))])
      .flatMap((words) => [words.join(''), words.toSorted().join('')])
      .filter((text) => text !== '')
  );
};

/** Returns true when a name has a spelling in common with one of the names. */
export const isAmong = (name: string, names: readonly string[]): boolean => {
  const spellings = new Set(names.flatMap(spellingsOf));
  return spellingsOf(name).some((spelling) => spellings.has(spelling));
};

/** Spellings of words that programs write for an unknown person, in English and Spanish. */
const NOBODY = new Set(
  [
    ...['null', 'undefined', 'none', 'nobody', 'unknown', 'anonymous', 'n/a', 'nan', 'system', 'system user', 'user'],
    ...['nulo', 'ninguno', 'nadie', 'desconocido', 'anónimo', 's/d', 'sin datos', 'sistema', 'usuario'],
    ...['usuario desconocido', 'usuario sistema', 'usuario del sistema'],
  ].flatMap(spellingsOf),
);

/** Returns false for a text without a letter or digit, and for a word such as `null` or `system`; otherwise true. */
export const isName = (name: string): boolean => {
  const spellings = spellingsOf(name);
  return spellings.length > 0 && !spellings.some((spelling) => NOBODY.has(spelling));
};
