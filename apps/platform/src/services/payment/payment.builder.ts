import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';

const day = 24 * 60 * 60 * 1000;

/** Builds an issued payment. The given properties replace the defaults. */
export function aPayment(given: Partial<Payment> & Pick<Payment, 'id' | 'collector_id' | 'request_date'>): Payment {
  const amount = given.final_amount ?? 12_500.5;
  const due = (days: number): string => new Date(Date.parse(given.request_date) + days * day).toISOString();
  return {
    status: 'issued',
    status_detail: null,
    type: null,
    last_update_date: given.request_date,
    due_date: due(10),
    last_due_date: due(20),
    process_date: null,
    rejected_date: null,
    cancel_date: null,
    paid_date: null,
    payer_deferred_date: null,
    payer_validation_date: null,
    accreditation_date: null,
    review_validation_date: null,
    refunded_date: null,
    external_transaction_id: null,
    final_amount: amount,
    currency_id: 'ARS',
    details: [{ concept_id: 'CUOTA', concept_description: 'Cuota mensual', amount, external_reference: null }],
    review: false,
    validation: false,
    notification_url: null,
    back_url: null,
    charge_delay: null,
    rate: null,
    version: 1,
    last_modified: true,
    fee_details: [],
    relateds: [],
    payment_methods: [],
    payer: null,
    reference: null,
    refunds: [],
    by_subscription: null,
    batch_withdrawal: null,
    metadata: null,
    notifications: [],
    collector_notifications: [],
    source: null,
    presets: null,
    ...given,
  };
}

/** Builds an online method that the gateway approved. The given properties replace the defaults. */
export const aMethod = (given: Partial<PaymentMethod> & Pick<PaymentMethod, 'final_amount'>): PaymentMethod => ({
  media_payment_id: 9,
  media_payment_detail: 'Visa',
  coupon_number: null,
  first_six_digits: '450995',
  last_four_digits: '3704',
  expiration_month: 11,
  expiration_year: 2028,
  promotion_id: null,
  amount: given.final_amount,
  currency_id: 'ARS',
  installments: null,
  authorization_code: '301299',
  type: 'online',
  currency_conversion_info: null,
  gateway: {
    batch_number: '112',
    ticket_number: '4471',
    transaction_id: '98122345',
    status: 'approved',
    status_detail: 'accredited',
    ppt_owner: 'PPT',
  },
  ...given,
});
