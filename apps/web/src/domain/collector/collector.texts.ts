/** Texts for collectors, which people call entidades or comercios (A7). */
export const collectorTexts = {
  one: 'Entidad',
  signature: 'FIRMA',
  hint: 'Firma o nombre de la entidad',
  openOptions: 'Ver opciones',
  recent: 'Usadas hace poco',
  found: 'Resultados',
  typeMore: 'Escriba al menos 2 caracteres',
  notFound: 'Ninguna entidad coincide',
  strategies: {
    BATCH_ACCREDITATION: 'Por lote, al acreditarse',
    BATCH_APPROBATION: 'Por lote, al aprobarse',
    BALANCE: 'Por saldo',
  },
} as const;
