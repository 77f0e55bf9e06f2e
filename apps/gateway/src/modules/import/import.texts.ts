import { rowFaults } from '@backoffice/validators';
import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';
import { sentFileRefusals } from '../../module-kit/shared-refusals.texts.ts';

export const reasons = {
  not_pending: 'La importación no está pendiente de confirmación.',
  nothing_to_make: 'Todas las filas tienen error: no hay pagos para crear.',
} as const;

/** Refusal of the error file of an import without error rows. */
export const noErrors = 'La importación no tiene filas con error.';

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
  ...Object.entries(rowFaults),
  ['payer_unknown', 'La entidad no conoce al pagador.'],
  ['concept_unknown', 'La entidad no conoce el concepto.'],
  ['identification_unknown', 'Ningún pagador tiene esa identificación.'],
]);

/** Returns the text of a row's code; for an unknown code, the text of the service, or one with the code. */
export const rowReasonOf = (code: string, detail: string | null): string =>
  rowReasons.get(code) ?? detail ?? `Error desconocido - ${code}`;

const fileProblems: ReadonlyMap<string, string> = new Map(
  Object.entries(sentFileRefusals).map(([code, { message, nextStep }]) => [code, `${message} ${nextStep}`]),
);

/** Returns problem and next step of an unreadable file; an unknown problem is returned unchanged. */
export const fileProblemOf = (detail: string): string => fileProblems.get(detail) ?? detail;

/** Returns the message for a wrong number of external ids. */
export const idsAtOnce = (most: number): string => `Consulte entre 1 y ${most} ids externos por vez.`;
