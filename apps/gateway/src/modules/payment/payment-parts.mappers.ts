import type * as contract from '@backoffice/contracts/payment';
import type * as api from '../../api/schema-types.generated.ts';
import {
  cents,
  decimal,
  enumFrom,
  identificationFrom,
  listOf,
  money,
  nullable,
} from '../../module-kit/source/mapping.ts';

/** Converts the channel of a payment or of one of its methods. */
export const channelOf = enumFrom<api.PaymentChannel>({ online: 'ONLINE', qr: 'QR' });

/** Converts the status of a refund, or of a payment method as the company that processed the payment reported it. */
const outcomeOf = enumFrom<api.GatewayStatus & api.RefundStatus>({
  approved: 'APPROVED',
  rejected: 'REJECTED',
  pending: 'PENDING',
});

/** Converts a payment method. */
export const methodFrom = (method: contract.PaymentMethod): api.PaymentMethod => ({
  paymentMethodCode: method.media_payment_id,
  paymentMethodName: method.media_payment_detail,
  couponNumber: method.coupon_number,
  firstSixDigits: method.first_six_digits,
  lastFourDigits: method.last_four_digits,
  expirationMonth: method.expiration_month,
  expirationYear: method.expiration_year,
  promotionId: method.promotion_id,
  amount: money(method.amount),
  finalAmount: money(method.final_amount),
  currencyId: method.currency_id,
  installments: method.installments ?? 1,
  authorizationCode: method.authorization_code,
  type: nullable(method.type, channelOf),
  typeCode: method.type,
  currencyConversionInfo: nullable(method.currency_conversion_info, (info) => ({
    conversionFactor: decimal(info.conversion_factor),
    originalCurrency: info.original_currency,
    destinationCurrency: info.destination_currency,
    originalAmount: decimal(info.original_amount),
    convertedAmount: decimal(info.converted_amount),
  })),
  gateway: nullable(method.gateway, (gateway) => ({
    batchNumber: gateway.batch_number,
    ticketNumber: gateway.ticket_number,
    transactionId: gateway.transaction_id,
    status: nullable(gateway.status, outcomeOf),
    statusCode: gateway.status,
    statusDetail: gateway.status_detail,
    pptOwner: gateway.ppt_owner,
  })),
});

/** Converts a refund (A89). */
export const refundFrom = (refund: contract.Refund): api.Refund => ({
  id: refund.id,
  status: outcomeOf(refund.status),
  statusCode: refund.status,
  statusDetail: refund.status_detail,
  type: refund.type,
  amount: money(refund.amount),
  currencyId: refund.currency_id,
  transactionId: refund.transaction_id,
  externalReference: refund.external_reference,
  reason: refund.reason,
  authorizationCode: refund.authorization_code,
  ticketNumber: refund.gateway?.ticket_number ?? null,
  batchNumber: refund.gateway?.batch_number ?? null,
  costAmount: nullable(refund.cost_amount, money),
  requestDate: refund.request_date,
  processDate: refund.process_date,
  rejectedDate: refund.rejected_date,
  approvedDate: refund.approved_date,
  lastUpdateDate: refund.last_update_date,
});

/** Converts the payer of a payment. */
export const payerFrom = (payer: contract.PaymentPayer): api.PaymentPayer => ({
  payerId: payer.id,
  name: payer.name,
  email: payer.email,
  externalReference: payer.external_reference,
  identification: nullable(payer.identification, identificationFrom),
});

/** Converts a row of the service's list of refunds. */
export const listedRefundFrom = (given: contract.ListedRefund): Omit<api.ListedRefund, 'requestedBy'> => {
  const refund = refundFrom(given);
  const { id, external_transaction_id, collector_id, final_amount, currency_id, payer } = given.payment;
  return {
    id: given.id,
    refund,
    effectiveDate: given.effective_date,
    returnedAmount: refund.status === 'APPROVED' ? refund.amount : money(0),
    payment: {
      paymentId: id,
      externalTransactionId: external_transaction_id,
      collectorId: collector_id,
      finalAmount: money(final_amount),
      currencyId: currency_id,
      payer: nullable(payer, payerFrom),
    },
  };
};

/** Returns what is left to refund: the final amount less the approved refunds (GAP-51). */
export const refundableFrom = (payment: contract.Payment): string => {
  const total = cents(payment.final_amount);
  const returned = listOf(payment.refunds, ({ status, amount }) => (status === 'approved' ? cents(amount) : 0));
  return money((total - returned.reduce((sum, one) => sum + one, 0)) / 100);
};

/** Converts a holder. A missing name becomes `deconocido` (sic, A65). */
export const holderFrom = (holder: contract.Holder): api.Holder => ({
  holderName: holder.holder_name ?? 'deconocido',
  holderId: holder.holder_id,
});
