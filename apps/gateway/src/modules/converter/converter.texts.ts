import type { RefusalsOf } from '../../errors/catalogue.ts';
import { sentFileRefusals } from '../shared-refusals.texts.ts';

/** Texts of the refusals of the converter service, by its codes. */
export const converterRefusals: RefusalsOf<'converter'> = {
  configuration_not_found: {
    message: 'La configuración de origen no existe.',
    cause: 'Se borró después de que abrió la pantalla.',
    nextStep: 'Recargue la página y elija otra configuración.',
  },
  ...sentFileRefusals,
};
