import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing } from '../../errors/catalogue/catalogue.texts.ts';

export const payerRefusals: RefusalsOf<'payer'> = {
  payer_not_found: missing('No se encontró el pagador.'),
  payer_reference_not_found: missing('No se encontró la referencia del pagador.'),
};
