import { visibleText } from '@backoffice/validators';
import type { PaymentParent } from './payment.mappers.ts';

type Codes = readonly (string | null | undefined)[];

/** Codes of a payment that a search compares whole, by the service's name of the field. */
export const paymentCodes = {
  id: ({ paymentId }) => [paymentId],
  external_transaction_id: ({ externalTransactionId }) => [externalTransactionId],
  reference: ({ reference }) => [reference],
  'details.external_reference': ({ details }) => details.map(({ externalReference }) => externalReference),
  'details.concept_id': ({ details }) => details.map(({ conceptId }) => conceptId),
  'payer.identification.number': ({ payer }) => [payer?.identification?.number],
  'payer.external_reference': ({ payer }) => [payer?.externalReference],
  'payment_methods.coupon_number': ({ paymentMethods }) => paymentMethods.map(({ couponNumber }) => couponNumber),
  'payment_methods.gateway.transaction_id': ({ paymentMethods }) =>
    paymentMethods.map(({ gateway }) => gateway?.transactionId),
} as const satisfies Readonly<Record<string, (payment: PaymentParent) => Codes>>;

const folded = (code: string): string => visibleText(code).toLowerCase();

/** Returns the codes that none of these payments has, without duplicates. */
export const missingCodes = (codes: readonly string[], payments: readonly PaymentParent[]): string[] => {
  const found = new Set(
    payments.flatMap((payment) =>
      Object.values(paymentCodes).flatMap((valuesOf: (payment: PaymentParent) => Codes) =>
        valuesOf(payment).flatMap((code) => (code == null ? [] : folded(code))),
      ),
    ),
  );
  return [...new Set(codes.map(visibleText))].filter((code) => !found.has(folded(code)));
};
