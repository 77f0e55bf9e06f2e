// Guards: Every field of a payment reaches the client.
import { aMethod, aPayment } from '@backoffice/platform/testing';
import type { Payment } from '@backoffice/contracts/payment';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows } from '../../testing/rest-view.ts';

const noon = '2026-10-21T15:00:00.000Z';
const refund: Payment['refunds'][number] = {
  id: 'r1',
  status: 'approved',
  status_detail: 'accredited',
  type: 'refund',
  amount: 20.1,
  currency_id: 'ARS',
  transaction_id: 'T9',
  external_reference: 'E9',
  reason: 'Pago duplicado',
  authorization_code: 'A9',
  gateway: { ticket_number: '4471', batch_number: '112' },
  cost_amount: 1.5,
  request_date: noon,
  process_date: noon,
  rejected_date: noon,
  approved_date: noon,
  last_update_date: noon,
};
const sent = {
  url: 'https://api.example/n',
  response: '503',
  status: 'error',
  status_detail: 'timeout',
  retry_count: 3,
};

/** A payment in which nothing is missing. */
const full = aPayment({
  id: 'full',
  collector_id: 'LUZN',
  status: 'partial',
  status_detail: 'some',
  type: 'qr',
  final_amount: 999_999_999.99,
  request_date: noon,
  process_date: noon,
  rejected_date: noon,
  cancel_date: noon,
  paid_date: noon,
  refunded_date: noon,
  payer_deferred_date: noon,
  payer_validation_date: noon,
  accreditation_date: noon,
  review_validation_date: noon,
  external_transaction_id: 'TX1',
  notification_url: sent.url,
  back_url: 'https://www.example/gracias',
  charge_delay: 500,
  rate: 3.5,
  reference: 'REF-1',
  by_subscription: 's1',
  batch_withdrawal: 'b1',
  details: [{ concept_id: 'C', concept_description: 'Cuota', amount: 0.1, external_reference: 'FC-1' }],
  fee_details: [{ type: 'tax', description: 'IVA', amount: 21 }],
  relateds: [{ type: 'recargo', paymentId: 'other' }],
  refunds: [refund],
  payer: {
    id: 'p1',
    name: 'Ana',
    email: 'ana@correo.example',
    external_reference: 'CLI-1',
    identification: { type: 'DNI_ARG', number: '12345678', country: 'ARG' },
  },
  payment_methods: [
    aMethod({
      final_amount: 7,
      coupon_number: '1',
      promotion_id: 'P',
      installments: 6,
      media_payment_id: 92,
      currency_conversion_info: {
        conversion_factor: 98_000_000.5,
        original_currency: 'BTC',
        destination_currency: 'ARS',
        original_amount: 0.00001234,
        converted_amount: 1209.32,
      },
    }),
  ],
  metadata: {
    canal: 'web',
    cliente: { numero: 7 },
    subscription_request: [{ status_code: 404, subscription_id: null }],
  },
  notifications: [{ id: 'n1', date: noon, type: 'email', action: 'payment_issued' }],
  collector_notifications: [{ ...sent, original_request: { id: 'full' }, last_retry: noon }],
  source: { id: '1', name: 'API', type: 'channel' },
  presets: { actions: [{ name: 'retry', active: false }] },
});

const everything = `query ($id: ID!) { payment(id: $id) {
  id paymentId status statusCode statusDetail type requestDate lastUpdateDate dueDate lastDueDate processDate rejectedDate cancelDate
  paidDate payerDeferredDate payerValidationDate accreditationDate reviewValidationDate refundedDate externalTransactionId
  finalAmount currencyId details { conceptId conceptDescription amount externalReference } review validation
  notificationUrl backUrl chargeDelay rate version isCurrent feeDetails { type description amount }
  relatedPayments { type paymentId } payer { payerId name email externalReference identification { type number country } } collectorId
  paymentMethods {
    paymentMethodCode paymentMethodName couponNumber firstSixDigits lastFourDigits expirationMonth expirationYear promotionId
    amount finalAmount currencyId installments authorizationCode type
    currencyConversionInfo { conversionFactor originalCurrency destinationCurrency originalAmount convertedAmount }
    gateway { batchNumber ticketNumber transactionId status statusDetail pptOwner }
  }
  refunds {
    id status statusDetail type amount currencyId transactionId externalReference reason authorizationCode ticketNumber
    batchNumber costAmount requestDate processDate rejectedDate approvedDate lastUpdateDate
  }
  reference subscriptionId withdrawalBatchId metadata subscriptionRequests { statusCode subscriptionId message }
  notifications { notificationId date type action } source { sourceId name type } presetActions { name active }
  collectorNotifications { url response status statusDetail retryCount originalRequest lastRetry }
} }`;

/** Names of the schema that are clearer than the service's. */
const renamed: Readonly<Record<string, string>> = {
  last_modified: 'isCurrent',
  by_subscription: 'subscriptionId',
  relateds: 'relatedPayments',
  media_payment_id: 'paymentMethodCode',
  media_payment_detail: 'paymentMethodName',
  batch_withdrawal: 'withdrawalBatchId',
};
const camel = (name: string) =>
  renamed[name] ?? name.replaceAll(/_(\w)/g, (_underscore, letter: string) => letter.toUpperCase());
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isAmount = (name: string) => /[aA]mount$|^chargeDelay$/.test(name) && !/^(original|converted)/.test(name);

/** A document of the service by the rules of the schema: camel case, amounts with two decimals, other decimals as text. */
const translated = (value: unknown, name = ''): unknown => {
  if (name === 'metadata' || name === 'originalRequest') return value;
  if (Array.isArray(value)) return value.map((item) => translated(item));
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, inner]) => [camel(key), translated(inner, camel(key))] as const);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'number') return value;
  if (isAmount(name)) return value.toFixed(2);
  return /^(rate|conversionFactor|originalAmount|convertedAmount)$/.test(name) ? String(value) : value;
};

/** An object of the service whose identifier belongs to something else. */
const withId = (name: string, { id, ...rest }: { readonly id?: string | null }) => ({
  ...Object.assign({}, translated(rest)),
  [name]: id,
});

/** What the schema has otherwise than the service. */
const expectedOf = (payment: Payment) => {
  const {
    presets,
    metadata,
    status,
    refunds,
    payment_methods: methods,
    payer,
    notifications,
    source,
    ...rest
  } = payment;
  const { subscription_request: requests = [], ...free } = metadata ?? {};
  const messages: Readonly<Record<number, string>> = {
    400: 'Datos inválidos',
    404: 'No encontrada',
    409: 'Ya existe',
    500: 'Error del servicio',
  };
  return {
    ...Object.assign({}, translated({ ...rest, last_modified: rest.last_modified !== false })),
    status: status.toUpperCase(),
    statusCode: status,
    paymentId: payment.id,
    payer: payer && withId('payerId', payer),
    notifications: notifications.map((one) => withId('notificationId', one)),
    source: source && withId('sourceId', source),
    presetActions: presets?.actions ?? [],
    metadata: Object.keys(free).length > 0 ? free : null,
    subscriptionRequests: requests.map(({ status_code: statusCode, subscription_id: subscriptionId }) => ({
      statusCode,
      subscriptionId,
      message: messages[statusCode] ?? null,
    })),
    refunds: refunds.map(({ gateway: answer, ...other }) => translated({ ...other, ...answer })),
    paymentMethods: methods.map((method) => translated({ ...method, installments: method.installments ?? 1 })),
  };
};

const { gateway, platform } = await startGatewayOverPlatform();
const person = gateway.as('administrador');
await platform.addPayment(full);

describe('the detail of a payment', () => {
  test('has every field of the documents', async () => {
    expect(Object.entries(full).filter(([, value]) => value === null)).toEqual([]);
    const { data, errors } = await person.query(everything, { id: 'full' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ payment: expectedOf(full) });
    expect(platform.requests.list()).toHaveLength(1);
  });

  test('is the same as the service has it, for payments of every status', async () => {
    const payments = await allRows<Payment>(`${platform.urls.payment}/pagos`);
    const statuses = [...new Set(payments.map(({ status }) => status))];
    expect(statuses.length).toBeGreaterThanOrEqual(9);
    for (const status of statuses)
      for (const payment of payments.filter((one) => one.status === status && one.id !== 'full').slice(0, 6))
        expect((await person.query(everything, { id: payment.id })).data).toEqual({ payment: expectedOf(payment) });
  });
});
