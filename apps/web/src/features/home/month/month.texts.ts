import { counted, quantity, type Noun } from '@/shared/format';

const payment: Noun = { one: 'pago', many: 'pagos', gender: 'masculine' };
const refund: Noun = { one: 'devolución', many: 'devoluciones', gender: 'feminine' };

/** Texts of the payments of the month on the home page. */
export const monthTexts = {
  title: 'Pagos del mes',
  explained: 'Por fecha de solicitud. Los dos meses, hasta el mismo día.',
  explainedMethods: 'Por fecha de solicitud. Un pago con varios medios cuenta en cada uno.',
  figure: 'Qué',
  collected: 'Cobrado',
  approval: 'Aprobación',
  returned: 'Devuelto',
  payments: (count: number) => counted(payment, count),
  rejected: (count: number) => (count === 1 ? '1 rechazado' : `${quantity(count)} rechazados`),
  refunds: (count: number) => counted(refund, count),
  refundsNotListed:
    'Lo devuelto no se suma: el servicio de pagos no lista devoluciones, y faltarían las de pagos devueltos en parte.',
  /** Change in percent. The no-break space keeps the sign on the line of the number. */
  percentage: (change: string) => `${change}\u00A0%`,
  /** Change of a rate, in percentage points. */
  points: (change: string, isOne: boolean) => `${change} ${isOne ? 'punto' : 'puntos'}`,
  since: (month: string) => `respecto de ${month}`,
  approved: (rate: string) => `${rate} aprobado`,
  /** Note about a sum that is not whole. */
  part: (count: number, size: number, month: string) =>
    `Los importes de ${month} suman ${quantity(count)} de ${quantity(size)} pagos.`,
  views: 'Cómo se ven los pagos del mes',
  viewNames: { day: 'Por día', method: 'Por medio', status: 'Por estado' },
  columns: { day: 'Día', method: 'Medio', status: 'Estado' },
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  failed: 'No se pudieron contar los pagos del mes.',
  failedSums: 'No se pudo sumar el dinero del mes.',
  unavailable: 'No disponible',
} as const;
