import type { RefusalsOf } from '../../errors/catalogue/catalogue.ts';
import { missing } from '../../errors/catalogue/catalogue.texts.ts';

export const collectorRefusals: RefusalsOf<'collector'> = {
  collector_not_found: missing('No se encontró el comercio.'),
  collector_configuration_not_found: {
    message: 'No se encontró la configuración del comercio.',
    cause: 'Otra persona la reemplazó o la desactivó.',
    nextStep: 'Actualice la pantalla para ver las configuraciones vigentes.',
  },
  unknown_configuration_variable: {
    message: 'La variable de configuración no existe.',
    cause: 'El servicio ya no ofrece esa variable.',
    nextStep: 'Recargue la página y elija una de la lista.',
  },
};
