import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';
import { unknownFileFormat, wrongAmount, wrongDestination } from '../../module-kit/shared-refusals.texts.ts';

export const reasons = {
  not_pending: 'El retiro no está pendiente.',
  destination_unknown: 'El retiro no tiene una cuenta de destino.',
  destination_invalid: wrongDestination.message,
  amount_invalid: wrongAmount,
  own_request: 'Lo pidió usted: otra persona tiene que transferirlo.',
  unknown_requester: 'No se sabe quién lo pidió: usted no puede transferirlo.',
  without_files: 'Solo un retiro pendiente o transferido tiene archivos.',
} as const;

export type ReasonCode = keyof typeof reasons;

export const withdrawRefusals: RefusalsOf<'withdraw'> = {
  withdraw_not_found: missing('No se encontró el retiro.'),
  withdraw_not_pending: {
    message: reasons.not_pending,
    cause: 'Otra persona ya lo transfirió o lo rechazó.',
    nextStep: reload,
  },
  withdraw_without_files: {
    message: reasons.without_files,
    cause: 'El retiro se rechazó o terminó con error.',
    nextStep: reload,
  },
  destination_invalid: wrongDestination,
  balance_insufficient: {
    message: 'El saldo disponible de la entidad no alcanza.',
    cause: 'Otras operaciones usaron el saldo desde que se pidió el retiro.',
    nextStep: 'Vea el saldo de la entidad. Espere más cobros o rechace el retiro.',
  },
  collector_not_found: missing('No se encontró el comercio.'),
  file_format_not_found: unknownFileFormat,
};
