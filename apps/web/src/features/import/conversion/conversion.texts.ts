import { counted, quantity, type Noun } from '@/shared/format';

const row: Noun = { one: 'fila', many: 'filas', gender: 'feminine' };

/** Texts of the page of a conversion. The specification prescribes the text for no import (B42, B364). */
export const conversionTexts = {
  back: 'Ir a importar',
  none: 'No se realizó la importación, revisar los errores',
  see: 'Ver importación',
  reload: 'Recargar',
  errors: 'Errores de la conversión',
  more: (count: number) => `y ${quantity(count)} ${count === 1 ? 'fila' : 'filas'} más con error.`,
  tried: (rows: number) => `Prueba: ${counted(row, rows)} sin errores. No se importó nada.`,
  triedWithErrors: (errors: number) => `Prueba: ${counted(row, errors)} con error. No se importó nada.`,
  download: 'Descargar los errores',
  fileOf: (file: string) => `errores_${file.replace(/\.\w+$/, '')}.csv`,
  about: (file: string, collector: string, configuration: string) => `${file} · ${collector} · ${configuration}`,
  firstLines: 'Primeras líneas del archivo',
  expected: 'La configuración espera',
  wrongConfiguration: 'Casi ninguna fila tiene la forma de esta configuración: ¿es la correcta?',
  errorsColumn: 'ERRORES',
  failed: 'No se pudo cargar la importación',
  unknown: 'No se encontró la importación',
} as const;
