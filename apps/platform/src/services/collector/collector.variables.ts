import type { ConfigurationVariable } from '@backoffice/contracts/collector';

/** Variables that a configuration entry may set (B141, GAP-24). */
export const configurationVariables: readonly ConfigurationVariable[] = [
  { id: '1', code: 'scheduled_cron', name: 'Periodicidad del retiro programado' },
  { id: '2', code: 'scheduled_destination_account', name: 'Cuenta de destino del retiro programado' },
  { id: '3', code: 'scheduled_amount', name: 'Monto específico del retiro programado' },
  { id: '4', code: 'scheduled_min_amount', name: 'Monto mínimo del retiro programado' },
  { id: '5', code: 'payment_due_days', name: 'Días hasta el vencimiento de los pagos' },
];
