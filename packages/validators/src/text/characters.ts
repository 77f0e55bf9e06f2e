/** Splits a text into characters: code points of the composed text (NFC). */
export const charactersOf = (text: string): string[] => Array.from(text.normalize('NFC'));

/** Returns true if the text has more characters than the limit. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && charactersOf(text).length > most;

/** Returns the first characters of a text, without splitting one. */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most ? text : charactersOf(text).slice(0, most).join('');
