import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';

export const reasons = {
  not_failed: 'De a muchas solo se reprocesan las rechazadas y las que tienen error.',
  not_reprocessable: 'Solo se reprocesa una distribución rechazada, con error o pendiente.',
  not_waiting: 'La distribución no espera autorización.',
  not_editable: 'El destino no se puede modificar en este estado.',
  destination_invalid: 'Algún destino no es válido: corríjalo antes de enviar el dinero.',
  destinations_unread: 'No se pudieron leer los destinos: no se envía dinero sin verificarlos.',
  parts_exceed_total: 'Los destinos suman más que el total: corríjalos antes de enviar el dinero.',
  own_edit: 'Usted modificó un destino: otra persona tiene que enviar el dinero.',
  not_paid: 'Solo se envía el comprobante de un destino aprobado.',
} as const;

export type ReasonCode = keyof typeof reasons;

export const distributionRefusals: RefusalsOf<'distribution'> = {
  distribution_not_found: missing('No se encontró la distribución.'),
  distribution_detail_not_found: missing('No se encontró el destino de la distribución.'),
  distribution_not_reprocessable: {
    message: reasons.not_reprocessable,
    cause: 'Su estado cambió después de que abrió la pantalla.',
    nextStep: reload,
  },
  distribution_not_waiting: {
    message: reasons.not_waiting,
    cause: 'Otra persona ya la autorizó o la rechazó.',
    nextStep: reload,
  },
  distribution_detail_not_editable: {
    message: reasons.not_editable,
    cause: 'Solo se modifica con error, pendiente, rechazado, manual o diferido.',
    nextStep: reload,
  },
  distribution_detail_not_paid: {
    message: reasons.not_paid,
    cause: 'El destino todavía no recibió el dinero.',
    nextStep: 'Espere a que se apruebe y envíe el comprobante entonces.',
  },
  distribution_type_mismatch: {
    message: 'La distribución es de otro tipo.',
    cause: 'Las programadas y las demás se modifican por separado.',
    nextStep: 'Ábrala desde la lista de su tipo.',
  },
  invalid_destination: {
    message: 'Ingresa un numero de 22 digitos sin letras',
    cause: 'Un CBU tiene 22 dígitos y ninguna letra.',
    nextStep: 'Corrija el destino, o elija alias si no es un CBU.',
  },
};
