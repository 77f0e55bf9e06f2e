import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';

export const reasons = {
  in_process: 'El reporte todavía se está generando.',
  sent: 'El reporte ya fue enviado.',
  not_pending: 'El reporte no está pendiente de aprobación.',
} as const;

export type ReasonCode = keyof typeof reasons;

export const reportRefusals: RefusalsOf<'software-provider'> = {
  software_provider_report_not_found: missing('No se encontró el reporte.'),
  software_provider_report_not_pending: {
    message: reasons.not_pending,
    cause: 'Otra persona ya lo aprobó o lo rechazó.',
    nextStep: reload,
  },
};
