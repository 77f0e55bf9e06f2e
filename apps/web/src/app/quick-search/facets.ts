import type {
  BatchStatus,
  DistributionStatus,
  ExportStatus,
  ImportStatus,
  PaymentStatus,
  RefundStatus,
  SoftwareProviderReportStatus,
  SubscriptionStatus,
  TaxFormStatus,
  TransferStatus,
  WithdrawalStatus,
  WithdrawStatus,
} from '@/shared/apollo/schema-types.generated';
import { mediaPayments } from '@/domain/payment-method/media.generated';
import { withoutAccents } from '@/shared/format';

type Known<Status> = Exclude<Status, 'UNKNOWN'>;

/** Code of one status in each list that has it. */
interface Meant {
  readonly payments?: Known<PaymentStatus>;
  readonly refunds?: Known<RefundStatus>;
  readonly subscriptions?: Known<SubscriptionStatus>;
  readonly transfers?: Known<TransferStatus>;
  readonly withdrawals?: Known<WithdrawalStatus>;
  readonly withdraws?: Known<WithdrawStatus>;
  readonly distributions?: Known<DistributionStatus>;
  readonly batches?: Known<BatchStatus>;
  readonly imports?: Known<ImportStatus>;
  readonly exports?: Known<ExportStatus>;
  readonly taxForms?: Known<TaxFormStatus>;
  readonly softwareProviderReports?: Known<SoftwareProviderReportStatus>;
}

/** Status that a word means, with its code in each list. */
export interface StatusMeaning {
  readonly label: string;
  readonly of: Meant;
}

/** Statuses with the stem of the Spanish word or words, and an English code that a person may also write. */
const statuses: readonly (StatusMeaning & { readonly start: string; readonly code: string })[] = [
  {
    ...{ start: 'pendiente', code: 'pending', label: 'Pendiente' },
    of: {
      ...{ payments: 'PENDING', refunds: 'PENDING', subscriptions: 'PENDING', transfers: 'PENDING' },
      ...{ withdrawals: 'PENDING_AUTHORIZATION', withdraws: 'PENDING', distributions: 'AUTHORIZATION_PENDING' },
      ...{ imports: 'PENDING_APPROVED', exports: 'PENDING', taxForms: 'PENDING' },
      softwareProviderReports: 'PENDING_APPROVAL',
    },
  },
  { start: 'emitid', code: 'issued', label: 'Emitido', of: { payments: 'ISSUED' } },
  {
    ...{ start: 'aprobad', code: 'approved', label: 'Aprobado' },
    of: { payments: 'APPROVED', refunds: 'APPROVED', distributions: 'SUCCESS', imports: 'APPROVED' },
  },
  { start: 'parcial', code: 'partial', label: 'Parcial', of: { payments: 'PARTIAL' } },
  {
    ...{ start: 'rechazad', code: 'rejected', label: 'Rechazado' },
    of: {
      ...{ payments: 'REJECTED', refunds: 'REJECTED', subscriptions: 'REJECTED', transfers: 'REJECTED' },
      ...{ withdrawals: 'REFUSED', withdraws: 'REJECTED', distributions: 'REJECTED' },
    },
  },
  { start: 'devuelt', code: 'refunded', label: 'Devuelto', of: { payments: 'REFUNDED' } },
  { start: 'objetad', code: 'objected', label: 'Objetado', of: { payments: 'OBJECTED' } },
  {
    ...{ start: 'cancelad', code: 'cancelled', label: 'Cancelado' },
    of: { payments: 'CANCELLED', subscriptions: 'CANCELLED', imports: 'CANCELLED' },
  },
  { start: 'expirad', code: 'expired', label: 'Expirado', of: { payments: 'EXPIRED' } },
  { start: 'conciliad', code: 'conciliated', label: 'Conciliada', of: { transfers: 'CONCILIATED' } },
  { start: 'autorizad', code: 'authorized', label: 'Autorizado', of: { withdrawals: 'AUTHORIZED' } },
  {
    ...{ start: 'transferid', code: 'transferred', label: 'Transferido' },
    of: { withdrawals: 'TRANSFERRED', withdraws: 'TRANSFERRED' },
  },
  {
    ...{ start: 'error', code: 'error', label: 'Con error' },
    of: {
      ...{ withdrawals: 'ERROR', withdraws: 'ERROR', distributions: 'ERROR', batches: 'ERROR', imports: 'ERROR' },
      ...{ exports: 'ERROR', taxForms: 'ERROR', softwareProviderReports: 'ERROR' },
    },
  },
  {
    ...{ start: 'en proceso', code: 'in_process', label: 'En proceso' },
    of: {
      ...{ distributions: 'PENDING', batches: 'IN_PROCESS', imports: 'PROCESSING', exports: 'IN_PROCESS' },
      ...{ taxForms: 'GENERATING', softwareProviderReports: 'IN_PROCESS' },
    },
  },
  { start: 'confirmad', code: 'confirmed', label: 'Confirmada', of: { imports: 'APPROVED' } },
  {
    ...{ start: 'por autorizar', code: 'pending_authorization', label: 'Por autorizar' },
    of: { withdrawals: 'PENDING_AUTHORIZATION', distributions: 'AUTHORIZATION_PENDING' },
  },
  {
    ...{ start: 'por aprobar', code: 'pending_approval', label: 'Por aprobar' },
    of: { softwareProviderReports: 'PENDING_APPROVAL', distributions: 'AUTHORIZATION_PENDING' },
  },
  { start: 'por confirmar', code: 'pending_approved', label: 'Por confirmar', of: { imports: 'PENDING_APPROVED' } },
  { start: 'por conciliar', code: 'to_conciliate', label: 'Por conciliar', of: { transfers: 'PENDING' } },
  { start: 'por transferir', code: 'to_transfer', label: 'Por transferir', of: { withdraws: 'PENDING' } },
  { start: 'por enviar', code: 'created', label: 'Por enviar', of: { taxForms: 'CREATED' } },
];

/** Endings of the stem: gender and number. */
const ending = /^(?:[oa]s?|s|es)?$/;

/** Returns the status that words mean: `rechazado`, `rechazadas`, `rejected`, `con error`, `por confirmar`. */
export const statusIn = (words: string): StatusMeaning | undefined => {
  const folded = withoutAccents(words).replace(/^(?:con|en) (?=error)/, '');
  return statuses.find(
    ({ start, code }) => code === folded || (folded.startsWith(start) && ending.test(folded.slice(start.length))),
  );
};

/** Returns true for the word of overdue payments. */
export const isOverdue = (word: string): boolean => /^(?:vencid[oa]s?|overdue)$/.test(withoutAccents(word));

/**
 * Returns the media payments that have the word in their name, or as their whole mark. Words under three letters match
 * none.
 */
export const methodsIn = (word: string): readonly number[] => {
  const folded = withoutAccents(word);
  if (folded.length < 3) return [];
  return mediaPayments
    .filter(({ name, mark }) => [...withoutAccents(name).split(' '), withoutAccents(mark)].includes(folded))
    .map(({ id }) => id);
};

const lists = {
  payments: /^(?:pagos?|cobros?)$/,
  refunds: /^(?:devolucion(?:es)?|reembolsos?)$/,
  subscriptions: /^suscripcion(?:es)?$/,
  transfers: /^transferencias?$/,
  withdraws: /^retiros? por lotes?$/,
  withdrawals: /^retiros?$/,
  distributions: /^distribucion(?:es)?$/,
  batches: /^lotes?(?: de retiros?)?$/,
  imports: /^importacion(?:es)?$/,
  exports: /^exportacion(?:es)?$/,
  taxForms: /^presentacion(?:es)?(?: afip)?$/,
  softwareProviderReports: /^(?:reportes?|integracion(?:es)?)$/,
} as const satisfies Partial<Record<keyof Meant, RegExp>>;

/** Lists that a person may name in the text. */
export type NamedList = keyof typeof lists;

const named: readonly NamedList[] = [
  'payments',
  'refunds',
  'subscriptions',
  'transfers',
  'withdraws',
  'withdrawals',
  'distributions',
  'batches',
  'imports',
  'exports',
  'taxForms',
  'softwareProviderReports',
];

/** Returns the list that words name: `pagos`, `retiro`, `retiros por lote`. */
export const listIn = (words: string): NamedList | undefined =>
  named.find((list) => lists[list].test(withoutAccents(words)));
