import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { sentFileRefusals } from '../../module-kit/shared-refusals.texts.ts';

export const converterRefusals: RefusalsOf<'converter'> = {
  configuration_not_found: {
    message: 'La configuración de origen no existe.',
    cause: 'Se borró después de que abrió la pantalla.',
    nextStep: 'Recargue la página y elija otra configuración.',
  },
  ...sentFileRefusals,
  file_type_unknown: {
    message: 'Esta configuración no lee archivos de ese formato.',
    cause: 'Lee texto, o también planillas cuando sus columnas tienen títulos.',
    nextStep: 'Elija la configuración del sistema que hizo el archivo.',
  },
  heading_missing: {
    message: 'El archivo no tiene una fila de títulos.',
    cause: 'Esta configuración busca las columnas por sus títulos.',
    nextStep: 'Elija la configuración del sistema que hizo el archivo.',
  },
  columns_missing: {
    message: 'El archivo no tiene las columnas de esta configuración.',
    cause: 'Puede ser de otro sistema, o tener otro separador.',
    nextStep: 'Elija la configuración del sistema que hizo el archivo.',
  },
  no_rows: {
    ...sentFileRefusals.no_rows,
    nextStep: 'Obtenga el archivo otra vez del sistema de origen.',
  },
};
