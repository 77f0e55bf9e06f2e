/** The words of what waits for somebody, on the first page. */
export const workTexts = {
  title: 'Por resolver',
  withdrawals: 'Retiros por autorizar',
  pendingDistributions: 'Distribuciones por autorizar',
  failedDistributions: 'Distribuciones con error',
  batches: 'Lotes con error',
  transfers: 'Transferencias por conciliar',
  imports: 'Importaciones por confirmar',
  reports: 'Informes por aprobar',
  taxForms: 'Formularios por presentar',
  exports: 'Exportaciones listas, últimos 7 días',
  unavailable: 'No disponible',
  failed: 'No se pudieron consultar todos los totales.',
} as const;
