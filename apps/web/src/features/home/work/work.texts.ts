import { quantity } from '@/shared/format';

/** Texts of the work queues on the home page. */
export const workTexts = {
  title: 'Por resolver',
  withdrawals: 'Retiros por autorizar',
  withdraws: 'Retiros por lote pendientes',
  pendingDistributions: 'Distribuciones por autorizar',
  failedDistributions: 'Distribuciones con error',
  batches: 'Lotes con error',
  transfers: 'Transferencias por conciliar',
  imports: 'Importaciones por confirmar',
  reports: 'Reportes por aprobar',
  taxForms: 'Presentaciones por enviar',
  oldest: (days: number) => {
    if (days < 1) return 'de hoy';
    return days === 1 ? 'desde ayer' : `desde hace ${quantity(days)} días`;
  },
  /** `$ 1.234,50 (1.100 de 1.150)`. */
  sumOfPart: (total: string, counted: number, size: number) => `${total} (${quantity(counted)} de ${quantity(size)})`,
  unavailable: 'No disponible',
  failed: 'No se pudieron consultar todos los totales.',
} as const;
