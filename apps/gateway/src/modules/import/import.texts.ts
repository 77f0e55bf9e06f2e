import { rowFaults } from '@backoffice/validators';
import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing, reload } from '../../errors/catalogue/catalogue.texts.ts';
import { sentFileRefusals } from '../../module-kit/shared-refusals.texts.ts';

export const reasons = {
  not_pending: 'La importación no está pendiente de confirmación.',
  nothing_to_make: 'Todas las filas tienen error: no hay pagos para crear.',
} as const;

/** For the rows in error of an import that has none. */
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

/** Describes the error or wait of a row; a code that this version does not know shows the service's text. */
export const rowReasonOf = (code: string, detail: string | null): string =>
  rowReasons.get(code) ?? detail ?? `Error desconocido - ${code}`;

const fileProblems: ReadonlyMap<string, string> = new Map(
  Object.entries(sentFileRefusals).map(([code, { message, nextStep }]) => [code, `${message} ${nextStep}`]),
);

/** Describes a file of an import that could not be read, and what to do; an unknown problem shows the service's text. */
export const fileProblemOf = (detail: string): string => fileProblems.get(detail) ?? detail;

/** Says how many external ids are asked about at once. */
export const idsAtOnce = (most: number): string => `Consulte entre 1 y ${most} ids externos por vez.`;
