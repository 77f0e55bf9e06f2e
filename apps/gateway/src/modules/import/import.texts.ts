import type { RefusalsOf } from '../../errors/catalogue.ts';
import { missing, reload } from '../../errors/catalogue.texts.ts';
import { sentFileRefusals } from '../shared-refusals.texts.ts';

/** Why an action is refused, for the operator. */
export const reasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
  not_pending: 'La importación no está pendiente de confirmación.',
  nothing_to_make: 'Todas las filas tienen error: no hay pagos para hacer.',
} as const;

/** Code of a reason. */
export type ReasonCode = keyof typeof reasons;

/** For the rows in error of an import that has none. */
export const noErrors = 'La importación no tiene filas con error.';

/** Texts of the refusals of the import service, by its codes. */
export const importRefusals: RefusalsOf<'import'> = {
  import_not_found: missing('No se encontró la importación.'),
  import_not_pending: {
    message: reasons.not_pending,
    cause: 'Otra persona ya la confirmó o la canceló, o todavía se está leyendo.',
    nextStep: reload,
  },
  ...sentFileRefusals,
};

const rowReasons: ReadonlyMap<string, string> = new Map([
  ['amount_missing', 'Falta el importe.'],
  ['amount_invalid', 'El importe no se puede leer: escríbalo como 16.349,54.'],
  ['amount_not_positive', 'El importe debe ser mayor que cero.'],
  ['amount_too_large', 'El importe supera el máximo.'],
  ['email_missing', 'Falta el e-mail del pagador.'],
  ['email_invalid', 'El e-mail del pagador no es válido.'],
  ['concept_missing', 'Falta el código de concepto.'],
  ['external_id_missing', 'Falta el id externo.'],
  ['external_id_repeated', 'El id externo está más de una vez en el archivo.'],
  ['external_id_known', 'Ya hay un pago con ese id externo.'],
  ['identification_type_unknown', 'El tipo de identificación no es DNI, CUIT ni CUIL.'],
  ['identification_invalid', 'El número de identificación no es válido.'],
  ['due_date_invalid', 'El vencimiento no es una fecha válida: escríbalo como 31/12/2026.'],
  ['payer_unknown', 'La entidad no conoce al pagador.'],
  ['concept_unknown', 'La entidad no conoce el concepto.'],
  ['identification_unknown', 'Ningún pagador tiene esa identificación.'],
]);

/** Why a row is in error or pending; a code that this version does not know shows what the service says of it. */
export const rowReasonOf = (code: string, detail: string | null): string =>
  rowReasons.get(code) ?? detail ?? `Error desconocido - ${code}`;
