import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';
import { wrongAmount, wrongDestination } from '../../module-kit/shared-refusals.texts.ts';

export const reasons = {
  not_pending: 'El retiro no espera autorización.',
  destination_invalid: wrongDestination.message,
  amount_invalid: wrongAmount,
  own_request: 'Lo pidió usted: otra persona tiene que autorizarlo.',
  unknown_requester: 'No se sabe quién lo pidió: usted no puede autorizarlo.',
} as const;

export type ReasonCode = keyof typeof reasons;

export const withdrawalRefusals: RefusalsOf<'withdrawal'> = {
  withdrawal_not_found: missing('No se encontró el retiro.'),
  withdrawal_not_pending: {
    message: reasons.not_pending,
    cause: 'Otra persona ya lo autorizó o lo rechazó.',
    nextStep: reload,
  },
  destination_invalid: wrongDestination,
  collector_not_found: missing('No se encontró el comercio.'),
};
