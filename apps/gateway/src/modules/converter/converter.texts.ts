import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { sentFileRefusals } from '../../module-kit/shared-refusals.texts.ts';

export const converterRefusals: RefusalsOf<'converter'> = {
  configuration_not_found: {
    message: 'La configuración de origen no existe.',
    cause: 'Se borró después de que abrió la pantalla.',
    nextStep: 'Recargue la página y elija otra configuración.',
  },
  ...sentFileRefusals,
};
