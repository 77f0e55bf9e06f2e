import { ABSENT, quantity } from './money';

/** A noun of a screen, with its Spanish forms. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'masculine' | 'feminine';
}

/** `1 pago`, `2.345 suscripciones`. */
export const counted = ({ one, many }: Noun, count: number): string =>
  count === 1 ? `1 ${one}` : `${quantity(count)} ${many}`;

/** A word that goes with it, from what comes before its ending: `seleccionad` → `seleccionadas`. */
export const agreeing = (stem: string, { gender }: Noun, count: number): string =>
  `${stem}${gender === 'feminine' ? 'a' : 'o'}${count === 1 ? '' : 's'}`;

/** `el pago`, `la suscripción`. */
export const theOne = ({ one, gender }: Noun): string => `${gender === 'feminine' ? 'la' : 'el'} ${one}`;

/** `del pago`, `de la suscripción`. */
export const ofTheOne = (noun: Noun): string => (noun.gender === 'feminine' ? `de ${theOne(noun)}` : `del ${noun.one}`);

/** `los`, `las`. */
export const those = ({ gender }: Noun): string => (gender === 'feminine' ? 'las' : 'los');

/** `Sí`, `No`, or absent when the service does not say. */
export const yesOrNo = (value: boolean | null): string => {
  if (value === null) return ABSENT;
  return value ? 'Sí' : 'No';
};
