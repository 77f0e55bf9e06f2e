import type { RefusalsOf } from '../../errors/catalogue.ts';
import { missing, reload } from '../../errors/catalogue.texts.ts';

/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
  still_open: 'El lote todavía está abierto.',
  already_done: 'El lote ya está conciliado o cerrado.',
  not_pending: 'El lote no está pendiente.',
} as const;

/** Code of a reason. */
export type ReasonCode = keyof typeof reasons;

/** Texts of the refusals of the service of service payments, by its codes. */
export const batchRefusals: RefusalsOf<'service-payment'> = {
  gateway_batch_not_found: missing('No se encontró el lote.'),
  gateway_batch_not_pending: {
    message: reasons.not_pending,
    cause: 'Otra persona ya lo concilió, o el lote sigue abierto.',
    nextStep: reload,
  },
};
