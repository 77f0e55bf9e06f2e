import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing } from '../../errors/catalogue/catalogue.texts.ts';

const failures: ReadonlyMap<string, string> = new Map([
  ['interrupted', 'La exportación se interrumpió. Pídala nuevamente.'],
  [
    'too_many_records',
    'Hay más registros de los que admite una planilla de Excel. Acote el período, o elija CSV o JSON.',
  ],
  ['storage_full', 'No hay espacio para el archivo. Pida la exportación más tarde.'],
]);

/** Returns the text of a failure; an unknown code has a general text. */
export const failureOf = (code: string): string =>
  failures.get(code) ?? 'No se pudo generar el archivo. Pida la exportación nuevamente.';

/** Refusal of a download before the export has finished. */
export const notFinished = 'La exportación no terminó: todavía no hay un archivo para descargar.';

/** Refusal of the format UNKNOWN. */
export const unknownFormat = 'Elija un formato: XLSX, CSV o JSON.';
/** Refusal of UNKNOWN in a filter. */
export const unknownChoice = 'Elija un valor conocido.';

export const exportRefusals: RefusalsOf<'export'> = {
  export_not_found: missing('No se encontró la exportación.'),
  export_not_finished: {
    message: notFinished,
    cause: 'El archivo se escribe en segundo plano.',
    nextStep: 'Espere el aviso de que terminó.',
  },
  export_file_not_found: {
    message: 'El archivo de la exportación ya no está. Pida la exportación nuevamente.',
    cause: 'El servicio ya no guarda ese archivo.',
    nextStep: 'Si la exportación es reciente, avise a soporte con el id de la solicitud.',
  },
  unknown_column: {
    message: 'El servicio no conoce alguna de las columnas.',
    cause: 'La lista de columnas es de otra versión de la aplicación.',
    nextStep: 'Recargue la página y pida la exportación otra vez.',
  },
  range_not_satisfiable: {
    message: 'El archivo no tiene la parte pedida. Descárguelo desde el comienzo.',
    cause: 'Es más corto que lo que ya se descargó.',
    nextStep: 'Borre la descarga incompleta antes de empezar otra.',
  },
};
