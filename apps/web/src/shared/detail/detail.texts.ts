/** Words that the details of every kind of entity share. */
export const detailTexts = {
  more: 'Ver más',
  currency: 'Moneda',
  version: 'Versión',
  without: (some: readonly string[], last: string) => `Sin ${[some.join(', '), last].filter(Boolean).join(' ni ')}`,

  dates: { title: 'Fechas', all: 'Ver todas', fewer: 'Ver menos', expected: 'Por venir', dropped: 'Ya no se esperan' },

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
