import type { Explanation } from '../../errors/catalogue/explanation.ts';

/** Refusal of a note on a record of a type without notes. */
export const noNotes = 'En esos registros no se dejan notas.';

/** Refusal of a correction: the note does not exist, is on another record, or has another author. */
export const notYourNote = 'Solo se corrige una nota propia de este registro.';

/** Refusal to correct a note that another note has corrected. */
export const correctedBefore: Explanation = {
  message: 'Esa nota ya fue corregida.',
  cause: 'Otra nota la corrigió antes.',
  nextStep: 'Corrija la nota más nueva.',
};

/** Returns the refusal of more records than a page has. */
export const tooManyIds = (most: number): string => `Se admiten hasta ${most}.`;
