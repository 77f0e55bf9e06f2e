/** Texts of details, for all kinds of entities. */
export const detailTexts = {
  more: 'Ver más',
  currency: 'Moneda',
  version: 'Versión',
  without: (some: readonly string[], last: string) => `Sin ${[some.join(', '), last].filter(Boolean).join(' ni ')}`,

  tabs: { label: 'Partes del detalle', detail: 'Detalle', technical: 'Datos técnicos' },

  dates: {
    title: 'Fechas',
    expected: 'Por venir',
    dropped: 'Ya no se esperan',
    absent: (labels: readonly string[]) => `Sin fecha: ${labels.join(', ')}`,
  },

  record: {
    copy: 'Copiar resumen',
    copied: 'Resumen copiado',
    notCopied: 'No se pudo copiar',
    notCopiedDetail: 'El navegador no permite usar el portapapeles. Copie el texto, que ya está seleccionado.',
    summary: 'Resumen',
    link: 'Enlace',
    print: 'Imprimir',
  },

  metadata: {
    value: 'Valor',
    data: 'Datos de la entidad',
    copy: 'Copiar los datos de la entidad',
    showRaw: 'Ver el original',
    hideRaw: 'Ocultar el original',
  },
} as const;
