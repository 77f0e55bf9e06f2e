/** Texts of the refusals of the collector service, by its codes. */
export const collectorRefusals = {
  collector_not_found: 'No se encontró el comercio.',
  collector_configuration_not_found: 'No se encontró la configuración del comercio.',
  unknown_configuration_variable: 'La variable de configuración no existe.',
} as const;
