import type { Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const transactionBatch: Noun = { one: 'lote de transacción', many: 'lotes de transacción', gender: 'masculine' };
const gatewayBatch: Noun = { one: 'lote de gateway', many: 'lotes de gateways', gender: 'masculine' };

/** Texts of both lists. */
const common = {
  emptyHint: 'Pruebe con otro estado, otros días o menos filtros.',
  number: 'Número de lote',
  ofNumber: (text: string) => `Lote ${text}`,
  // A148
  wrongNumber: '*Solo números.',
  longNumber: 'Ingrese 22 caracteres como máximo.',
  approved: (approved: string, all: string) => `${approved} de ${all}`,
  approvedTransactions: (approved: string, all: string) => `${approved} de ${all} transacciones aprobadas`,
} as const;

const columns = {
  BATCH_NUMBER: 'LOTE',
  STATE: 'ESTADO',
  TOTAL_AMOUNT: 'IMPORTE TOTAL',
  approved: 'APROBADAS',
} as const;

/** Texts of the list of transaction batches. The specification prescribes the empty text (B118). */
export const transactionBatchTexts = {
  ...listTextsOf(transactionBatch),
  ...common,
  empty: 'No se encontraron lotes de transacción',
  other: 'Ver lotes de gateways', // B116
  columns: { ...columns, BATCH_DATE: 'INICIO', endDate: 'FIN' },
} as const;

/** Texts of the list of gateway batches. The specification prescribes the empty text (B118). */
export const gatewayBatchTexts = {
  ...listTextsOf(gatewayBatch),
  ...common,
  empty: 'No se encontraron lotes de gateways',
  other: 'Ver lotes de transacciones', // B117
  compensated: (amount: string) => `Compensación: ${amount}`,
  columns: {
    ...columns,
    BATCH_DATE: 'FECHA',
    gatewayName: 'GATEWAY',
    compensationAmount: 'COMPENSACIÓN',
    description: 'DESCRIPCIÓN',
  },
} as const;

/** Texts of the conciliation of a gateway batch. The specification prescribes the notice (B368). */
export const conciliateTexts = {
  label: 'Conciliar',
  title: 'Conciliar el lote',
  detail: 'El lote queda conciliado. No se puede deshacer.',
  done: 'Conciliación aprovada',
} as const;

/** Texts of the dialog of a gateway batch. */
export const dialogTexts = {
  failed: 'No se pudo cargar el lote',
  notFound: 'No se encontró el lote',
  titleOf: (gateway: string, number: string) => `${gateway} · lote ${number}`,
  description: 'Descripción',
  compensation: 'Importe de compensación',
  kept: (value: string) => `Si lo deja vacío, se conserva ${value}`,
  keptNothing: 'Opcional',
  wholePesos: 'En pesos enteros, sin decimales',
  difference: 'Diferencia con el total',
} as const;

/** Labels of the fields in the dialog of a gateway batch. */
export const fieldTexts = {
  state: 'Estado',
  totalAmount: 'Importe total',
  approved: 'Transacciones aprobadas',
  batchDate: 'Fecha',
} as const;
