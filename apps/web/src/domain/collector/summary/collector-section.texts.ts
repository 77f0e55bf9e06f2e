/** Texts of the section with a record's collector. */
export const collectorSectionTexts = {
  title: 'Entidad',
  open: 'Ver entidad',
  name: 'Nombre',
  signature: 'Firma',
  copySignature: 'Copiar la firma',
  checkoutVersion: 'Versión del formulario',
  matchImport: 'Coincidencia de importaciones',
  withdrawalStrategy: 'Estrategia de retiro',
  unknown: 'El servicio de entidades no la conoce',
  refused: 'No tiene permisos para ver los datos de la entidad',
  failed: 'No se pudo cargar la entidad',
} as const;

/** Texts of the balance of a collector. */
export const balanceTexts = {
  title: 'Saldo',
  amount: 'Total',
  available: 'Disponible para retirar',
  short: (missing: string) => `El saldo no alcanza para este retiro: faltan ${missing}.`,
  failed: 'No se pudo cargar el saldo',
  unknown: 'Sin saldo informado',
} as const;
