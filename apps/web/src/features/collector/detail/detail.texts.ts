/** Texts of the page of a collector. */
export const collectorDetailTexts = {
  title: 'Detalle de la entidad',
  back: 'Volver a las entidades',
  failed: 'No se pudo cargar la entidad',
  notFound: 'No encontramos esta entidad',
  notFoundDetail: 'Puede que la firma esté mal escrita o que la entidad ya no exista.',
  summary: 'Resumen',

  elsewhere: { title: 'También de esta entidad', batches: 'Lotes de retiros', references: 'Referencias de pagadores' },

  configuration: {
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
    state: 'Estado',
    variables: { failed: 'No se pudieron cargar las variables', unknown: 'Sin variables informadas' },

    disable: 'Deshabilitar',
    disableOf: (variable: string) => `Deshabilitar ${variable}`,
    disableTitle: '¿Deshabilitar la configuración?',
    disableDetail: (variable: string, value: string) =>
      `“${variable}” con el valor “${value}” deja de regir. Queda en la lista, con la fecha.`,
    notInForce: 'Esta configuración ya no está vigente.',
    disableDone: 'Configuración deshabilitada con éxito',
  },
} as const;
