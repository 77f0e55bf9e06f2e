import type { PaymentType } from '@/shared/apollo/schema-types.generated';

/** The kinds of payment methods (GAP-13), in the order in which a filter offers them. */
export const paymentTypes: readonly { readonly id: PaymentType; readonly name: string }[] = [
  { id: 'DEBIT', name: 'Débito' },
  { id: 'CREDIT', name: 'Crédito' },
  { id: 'CASH', name: 'Efectivo' },
  { id: 'TRANSFER', name: 'Transferencia' },
];

/** What a kind is called. */
export const paymentTypeName = (type: PaymentType): string => paymentTypes.find(({ id }) => id === type)?.name ?? type;

/** A kind as the address names it, which is as the service does: `debit`. */
export const paymentTypeOfCode = (code: string): PaymentType | undefined =>
  paymentTypes.find(({ id }) => id.toLowerCase() === code)?.id;
