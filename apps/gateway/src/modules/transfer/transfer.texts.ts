import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import type { Explanation } from '../../errors/catalogue/explanation.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';

export const reasons = {
  not_pending: 'La transferencia no está pendiente.',
  without_payment: 'La transferencia no tiene un pago con el que conciliarse.',
} as const;

/** Refusal of a difference that the person has not accepted. */
export const amountDiffers: Explanation = {
  message: 'El importe de la transferencia no es el del pago.',
  cause: 'La diferencia no se aceptó, o cambió después de que abrió la pantalla.',
  nextStep: 'Abra la conciliación otra vez, vea la diferencia y confírmela si corresponde.',
};

export const transferRefusals: RefusalsOf<'transfer'> = {
  transfer_not_found: missing('No se encontró la transferencia.'),
  transfer_not_pending: {
    message: reasons.not_pending,
    cause: 'Otra persona o un proceso ya la concilió o la rechazó.',
    nextStep: reload,
  },
  transfer_without_payment: {
    message: reasons.without_payment,
    cause: 'El servicio no reconoció qué pago cubre.',
    nextStep: 'Busque el pago por CUIT e importe, y avise a soporte.',
  },
  payment_not_found: missing('No se encontró el pago de la transferencia.'),
};
