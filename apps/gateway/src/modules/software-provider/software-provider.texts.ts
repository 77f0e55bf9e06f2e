import type { RefusalsOf } from '../../errors/catalogue.ts';
import { missing, reload } from '../../errors/catalogue.texts.ts';

/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
  in_process: 'El reporte todavía se está generando.',
  sent: 'El reporte ya fue enviado.',
  not_pending: 'El reporte no está pendiente de aprobación.',
} as const;

/** Code of a reason. */
export type ReasonCode = keyof typeof reasons;

/** Texts of the refusals of the software provider service, by its codes. */
export const reportRefusals: RefusalsOf<'software-provider'> = {
  software_provider_report_not_found: missing('No se encontró el reporte.'),
  software_provider_report_not_pending: {
    message: reasons.not_pending,
    cause: 'Otra persona ya lo aprobó o lo rechazó.',
    nextStep: reload,
  },
};
