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
/** Dot that a capital I with one leaves behind in lower case. */
const DOT_OF_I = /(?<=i)\u0307/g;
/** Place of a mail address: a person has the same name at several. */
const PLACE = /@[^@]*$/;

const inOneCase = (text: string): string =>
  text.toLowerCase().replaceAll(DOT_OF_I, '').normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/**
 * Spellings by which a name is compared: two people would take names for the same that have one in common.
 * It does not matter which case, spaces, unseen characters, alphabets and mail domain a name has.
 * Other alphabets are read as typed, in small letters and in capitals: some letters look like another one in each.
 */
export const spellingsOf = (name: string): readonly string[] => {
  const typed = name.replaceAll(UNSEEN, '');
  return (
    [typed, typed.toLowerCase(), typed.toUpperCase()]
      // NFKC makes another letter of some that look like a Latin one
      .map((text) => inOneCase(toLatin(toLatin(text).normalize('NFKC'))))
      .flatMap((text) => [text, text.replace(PLACE, '').trim()])
      .filter((text) => text !== '')
  );
};

/** Asks if two people would take one of the names for another. */
export const isAmong = (name: string, names: readonly string[]): boolean => {
  const spellings = new Set(names.flatMap(spellingsOf));
  return spellingsOf(name).some((spelling) => spellings.has(spelling));
};

/** Asks if a name is one: a dash, a dot or a blank names nobody. */
export const isName = (name: string): boolean => spellingsOf(name).some((spelling) => /[\p{L}\p{N}]/u.test(spelling));
