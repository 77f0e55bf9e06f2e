import { ABSENT, quantity } from './money';

/** Noun for the records of a screen, with its Spanish forms. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'masculine' | 'feminine';
}

/** Returns a count with its noun: `1 pago`, `2.345 suscripciones`. */
export const counted = ({ one, many }: Noun, count: number): string =>
  count === 1 ? `1 ${one}` : `${quantity(count)} ${many}`;

/** Returns a word that agrees with a noun in gender and number, from its stem: `seleccionad` → `seleccionadas`. */
export const agreeing = (stem: string, { gender }: Noun, count: number): string =>
  `${stem}${gender === 'feminine' ? 'a' : 'o'}${count === 1 ? '' : 's'}`;

/** Returns the noun with its definite article: `el pago`, `la suscripción`. */
export const theOne = ({ one, gender }: Noun): string => `${gender === 'feminine' ? 'la' : 'el'} ${one}`;

/** Returns the noun with `de` and its definite article: `del pago`, `de la suscripción`. */
export const ofTheOne = (noun: Noun): string => (noun.gender === 'feminine' ? `de ${theOne(noun)}` : `del ${noun.one}`);

/** Returns the plural article of the noun: `los` or `las`. */
export const those = ({ gender }: Noun): string => (gender === 'feminine' ? 'las' : 'los');

/** Returns `Sí` or `No`, or a dash for null. */
export const yesOrNo = (value: boolean | null): string => {
  if (value === null) return ABSENT;
  return value ? 'Sí' : 'No';
};
