/** Characters of a text as people count them: code points of the composed text (NFC), whatever a program makes of each. */
export const charactersOf = (text: string): string[] => Array.from(text.normalize('NFC'));

/** Asks if a text has more characters than these. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && charactersOf(text).length > most;

/** The first characters of a text, none of them cut in two. */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most ? text : charactersOf(text).slice(0, most).join('');
