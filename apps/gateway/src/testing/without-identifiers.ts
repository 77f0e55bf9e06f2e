/**
 * Replaces long identifiers and tokens with letters in a text by `…`. Their random digits could equal a card number.
 * Numbers of cards and accounts stay.
 */
export const withoutIdentifiers = (text: string): string => text.replaceAll(/(?=[\d.-]*[A-Za-z_])[\w.-]{24,}/g, '…');
