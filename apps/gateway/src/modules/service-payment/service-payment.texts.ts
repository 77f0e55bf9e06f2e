import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';

export const reasons = {
  still_open: 'El lote todavía está abierto.',
  already_done: 'El lote ya está conciliado o cerrado.',
  not_pending: 'El lote no está pendiente.',
} as const;

export const servicePaymentRefusals: RefusalsOf<'service-payment'> = {
  gateway_batch_not_found: missing('No se encontró el lote.'),
  gateway_batch_not_pending: {
    message: reasons.not_pending,
    cause: 'Otra persona ya lo concilió, o el lote sigue abierto.',
    nextStep: reload,
  },
};
