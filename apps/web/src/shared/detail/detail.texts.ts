/** Words that the details of every kind of entity share. */
export const detailTexts = {
  more: 'Ver más',
  currency: 'Moneda',
  version: 'Versión',

  dates: { title: 'Fechas', all: 'Ver todas', fewer: 'Ver menos', coming: 'Por venir' },

  metadata: {
    value: 'Valor',
    data: 'Datos de la entidad',
    copy: 'Copiar los datos de la entidad',
    showRaw: 'Ver el original',
    hideRaw: 'Ocultar el original',
  },

  source: { title: 'Origen', none: 'Sin origen informado', name: 'Nombre', type: 'Tipo', id: 'Id' },
} as const;
