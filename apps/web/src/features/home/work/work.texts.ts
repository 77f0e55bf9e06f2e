import { quantity } from '@/shared/format';

/** The words of what waits for somebody, on the first page. */
export const workTexts = {
  title: 'Por resolver',
  withdrawals: 'Retiros por autorizar',
  withdraws: 'Retiros por transferir',
  pendingDistributions: 'Distribuciones por autorizar',
  failedDistributions: 'Distribuciones con error',
  batches: 'Lotes con error',
  transfers: 'Transferencias por conciliar',
  imports: 'Importaciones por confirmar',
  reports: 'Reportes por aprobar',
  taxForms: 'Presentaciones por enviar',
  exports: 'Exportaciones listas, últimos 7 días',
  oldest: (days: number) => {
    if (days < 1) return 'de hoy';
    return days === 1 ? 'desde ayer' : `desde hace ${quantity(days)} días`;
  },
  unavailable: 'No disponible',
  failed: 'No se pudieron consultar todos los totales.',
} as const;
