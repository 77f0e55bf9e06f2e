import { quantity } from '@/shared/format';

/** The words of the page of a conversion; what it says of no import is exact (B42, B364). */
export const conversionTexts = {
  back: 'Ir a importar',
  none: 'No se realizó la importación, revisar los errores',
  see: 'Ver importación',
  reload: 'Recargar',
  errors: 'Errores de la conversión',
  more: (count: number) => `y ${quantity(count)} filas más con error.`,
  wrongConfiguration: 'Casi ninguna fila tiene la forma de esta configuración: ¿es la correcta?',
  errorsColumn: 'ERRORES',
  failed: 'No se pudo cargar la importación',
  unknown: 'No se encontró la importación',
} as const;
