import type { Explanation } from '../../errors/catalogue/explanation.ts';

/** For a type whose records take no notes. */
export const noNotes = 'En esos registros no se dejan notas.';

/** Refusal of a correction: the note does not exist, is on another record, or has another author. */
export const notYourNote = 'Solo se corrige una nota propia de este registro.';

/** For a note that a newer one corrects already. */
export const correctedBefore: Explanation = {
  message: 'Esa nota ya fue corregida.',
  cause: 'Otra nota la corrigió antes.',
  nextStep: 'Corrija la nota más nueva.',
};

/** For more records than a page has. */
export const tooManyIds = (most: number): string => `Se admiten hasta ${most}.`;
