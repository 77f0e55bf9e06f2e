const failures: ReadonlyMap<string, string> = new Map([
  ['interrupted', 'La exportación se interrumpió. Pídala nuevamente.'],
  [
    'too_many_records',
    'Hay más registros de los que admite una planilla de Excel. Acote el período, o elija CSV o JSON.',
  ],
  ['storage_full', 'No hay espacio para el archivo. Pida la exportación más tarde.'],
]);

/** Why an export failed, for whoever asked for it. */
export const failureOf = (code: string): string =>
  failures.get(code) ?? 'No se pudo generar el archivo. Pida la exportación nuevamente.';

/** For the file of an export that has none yet. */
export const notFinished = 'La exportación no terminó: todavía no hay un archivo para descargar.';

/** For a value that stands for what this version does not know. */
export const unknownFormat = 'Elija un formato: XLSX, CSV o JSON.';
/** The same for a filter. */
export const unknownChoice = 'Elija un valor conocido.';
