import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';
import { unknownFileFormat } from '../../module-kit/shared-refusals.texts.ts';

export const reasons = {
  not_in_error: 'Solo se reprocesa un lote con error.',
  without_files: 'El lote no está listo para retirar ni retirado.',
  empty: 'El lote no tiene registros.',
  other_version: 'Solo la versión 00004 tiene archivo xml.',
} as const;

export type ReasonCode = keyof typeof reasons;

export const batchRefusals: RefusalsOf<'batch'> = {
  batch_not_found: missing('No se encontró el lote.'),
  batch_not_in_error: {
    message: reasons.not_in_error,
    cause: 'El lote dejó de estar con error: puede que ya se haya reprocesado.',
    nextStep: reload,
  },
  batch_without_files: {
    message: 'El lote no tiene ese archivo.',
    cause: 'Solo hay archivos de un lote con registros, listo para retirar o retirado; el xml, de la versión 00004.',
    nextStep: 'Elija otro formato, o espere a que el lote esté listo.',
  },
  file_format_not_found: unknownFileFormat,
};
