/**
 * Letters that look like a Latin one, by that letter: those of Greek, Cyrillic and extended Latin with a single ASCII letter
 * as their prototype in version 17.0.0 of https://www.unicode.org/Public/security/latest/confusables.txt.
 * Capitals with the prototype l stand at I, which has it, too. Letters that NFKC makes Latin are left out.
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

/** Characters that nobody sees: they are left out. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** Accents and other marks: services leave them out. */
const MARKS = /\p{M}/gu;
/** Place of a mail address: a person has the same name at several. */
const PLACE = /@[^@]*$/;

const inOneCase = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(MARKS, '');

/** Words of a name: dots, commas and spaces stand between them, in any order of first and last name. */
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/**
 * Spellings by which a name is compared: two people would take names for the same that have one in common.
 * It does not matter which case, accents, spaces, order of words, unseen characters, alphabets and mail domain a name has.
 * Other alphabets are read as typed, in small letters and in capitals: some letters look like another one in each.
 */
export const spellingsOf = (name: string): readonly string[] => {
  const typed = name.replaceAll(UNSEEN, '');
  return (
    [typed, typed.toLowerCase(), typed.toUpperCase()]
      // NFKC makes another letter of some that look like a Latin one
      .map((text) => inOneCase(toLatin(toLatin(text).normalize('NFKC'))))
      .flatMap((text) => [wordsOf(text), wordsOf(text.replace(PLACE, ''))])
      .flatMap((words) => [words.join(''), words.toSorted().join('')])
      .filter((text) => text !== '')
  );
};

/** Asks if two people would take one of the names for another. */
export const isAmong = (name: string, names: readonly string[]): boolean => {
  const spellings = new Set(names.flatMap(spellingsOf));
  return spellingsOf(name).some((spelling) => spellings.has(spelling));
};

/** Spellings of the words that programs write where they know no person, in English and Spanish. */
const NOBODY = new Set(
  [
    ...['null', 'undefined', 'none', 'nobody', 'unknown', 'anonymous', 'n/a', 'nan', 'system', 'system user', 'user'],
    ...['nulo', 'ninguno', 'nadie', 'desconocido', 'anónimo', 's/d', 'sin datos', 'sistema', 'usuario'],
    ...['usuario desconocido', 'usuario sistema', 'usuario del sistema'],
  ].flatMap(spellingsOf),
);

/** Asks if a name is one: a dash, a dot, a blank, or a word such as `null` or `system` names nobody. */
export const isName = (name: string): boolean => {
  const spellings = spellingsOf(name);
  return spellings.length > 0 && !spellings.some((spelling) => NOBODY.has(spelling));
};
