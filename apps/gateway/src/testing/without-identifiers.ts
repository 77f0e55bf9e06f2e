/**
 * A text without its long identifiers and tokens, which have letters: their digits are at random, and may be those of any
 * card. The numbers of cards and accounts stay.
 */
export const withoutIdentifiers = (text: string): string => text.replaceAll(/(?=[\d.-]*[A-Za-z_])[\w.-]{24,}/g, '…');
