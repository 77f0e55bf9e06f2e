import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';

export const reasons = {
  not_ready: 'El archivo todavía se está generando.',
  delivered: 'La presentación ya fue enviada.',
  failed: 'La presentación tiene un error: cree una nueva.',
  not_created: 'Solo se puede con una presentación creada.',
  without_file: 'La presentación no tiene archivo.',
} as const;

export type ReasonCode = keyof typeof reasons;

/** Refusal of a period that has not begun. */
export const futurePeriod = 'El período todavía no empezó.';

export const taxFormRefusals: RefusalsOf<'tax-form'> = {
  tax_form_not_found: missing('No se encontró la presentación.'),
  tax_form_structure_not_found: {
    message: 'No se encontró el formulario elegido.',
    cause: 'Ese formulario o esa versión ya no se ofrece.',
    nextStep: 'Recargue la página y elija otro.',
  },
  tax_form_period_future: {
    message: futurePeriod,
    cause: 'Solo se presentan meses en curso o terminados.',
    nextStep: 'Elija el mes en curso o uno anterior.',
  },
  tax_form_not_created: {
    message: reasons.not_created,
    cause: 'Todavía se está generando, ya se envió o tiene error.',
    nextStep: reload,
  },
  tax_form_without_file: {
    message: reasons.without_file,
    cause: 'El archivo todavía se está generando, o no se pudo generar.',
    nextStep: 'Actualice la pantalla. Si tiene error, cree una presentación nueva.',
  },
};
