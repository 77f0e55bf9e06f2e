/** Words of the configuration of a collector (B141). */
export const configurationTexts = {
  title: 'Configuración',
  none: 'Sin configuraciones',
  failed: 'No se pudo cargar la configuración',
  unknown: 'Sin configuración informada',
  inForce: 'Vigente',
  disabled: 'Deshabilitada',
  disabledSince: (moment: string) => `Deshabilitada desde el ${moment}`,

  add: 'Agregar',
  addTitle: 'Agregar configuración',
  added: 'Configuración agregada con éxito',
  variable: 'Variable',
  value: 'Valor',
  variables: { failed: 'No se pudieron cargar las variables', unknown: 'Sin variables informadas' },

  disable: 'Deshabilitar',
  disableOf: (variable: string) => `Deshabilitar ${variable}`,
  disableTitle: '¿Deshabilitar la configuración?',
  disableDetail: (variable: string, value: string) =>
    `“${variable}” con el valor “${value}” deja de regir. Queda en la lista, con la fecha.`,
  disableDone: 'Configuración deshabilitada con éxito',
} as const;
