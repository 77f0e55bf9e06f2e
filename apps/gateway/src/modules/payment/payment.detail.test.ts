// Guards: The fields of a payment of the service reach the client.
import type { Payment } from '@backoffice/contracts/payment';
import { payments } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows } from '../../testing/rest-view.ts';
import { fullPayment } from './testing/full-payment.ts';

const everything = `query ($id: ID!) { payment(id: $id) {
  id paymentId status statusCode statusDetail type typeCode requestDate lastUpdateDate dueDate lastDueDate processDate rejectedDate cancelDate
  paidDate payerDeferredDate payerValidationDate accreditationDate reviewValidationDate refundedDate externalTransactionId
  finalAmount currencyId details { conceptId conceptDescription amount externalReference } review validation
  notificationUrl backUrl chargeDelay rate version isCurrent feeDetails { type description amount }
  relatedPayments { type paymentId } payer { payerId name email externalReference identification { type typeCode number country } } collectorId
  paymentMethods {
    paymentMethodCode paymentMethodName couponNumber firstSixDigits lastFourDigits expirationMonth expirationYear promotionId
    amount finalAmount currencyId installments authorizationCode type typeCode
    currencyConversionInfo { conversionFactor originalCurrency destinationCurrency originalAmount convertedAmount }
    gateway { batchNumber ticketNumber transactionId status statusCode statusDetail pptOwner }
  }
  refunds {
    id status statusCode statusDetail type amount currencyId transactionId externalReference reason authorizationCode ticketNumber
    batchNumber costAmount requestDate processDate rejectedDate approvedDate lastUpdateDate
  }
  reference subscriptionId withdrawalBatchId metadata subscriptionRequests { statusCode subscriptionId message }
  notifications { notificationId date type action } source { sourceId name type } presetActions { name active }
  collectorNotifications { url response status statusCode statusDetail retryCount originalRequest lastRetry }
} }`;

/** Schema names that differ from the service's. */
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

/**
 * Converts a document of the service to the schema. Names are in camel case, amounts have two decimals, other decimals
 * are text.
 */
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

/** Converts an object of the service and renames its identifier. */
const withId = (name: string, { id, ...rest }: { readonly id?: string | null }) => ({
  ...Object.assign({}, translated(rest)),
  [name]: id,
});

/** Returns a status or a type as an enum value beside its code. */
const coded = (name: 'status' | 'type', code: string | null) => ({
  [name]: code?.toUpperCase() ?? null,
  [`${name}Code`]: code,
});

/** Returns the expected fields of a payment, with those that differ in the schema. */
const expectedOf = (payment: Payment) => {
  const {
    presets,
    metadata,
    status,
    type,
    refunds,
    payment_methods: methods,
    payer,
    notifications,
    collector_notifications: reports,
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
    ...coded('status', status),
    ...coded('type', type),
    paymentId: payment.id,
    payer: payer && {
      ...withId('payerId', payer),
      identification: payer.identification && { ...payer.identification, typeCode: payer.identification.type },
    },
    collectorNotifications: reports.map((report) => ({
      ...Object.assign({}, translated(report)),
      ...coded('status', report.status),
    })),
    notifications: notifications.map((one) => withId('notificationId', one)),
    source: source && withId('sourceId', source),
    presetActions: presets?.actions ?? [],
    metadata: Object.keys(free).length > 0 ? free : null,
    subscriptionRequests: requests.map(({ status_code: statusCode, subscription_id: subscriptionId }) => ({
      statusCode,
      subscriptionId,
      message: messages[statusCode] ?? null,
    })),
    refunds: refunds.map(({ gateway: answer, ...other }) => ({
      ...Object.assign({}, translated({ ...other, ...answer })),
      ...coded('status', other.status),
    })),
    paymentMethods: methods.map(({ gateway: answer, ...method }) => ({
      ...Object.assign({}, translated({ ...method, installments: method.installments ?? 1 })),
      ...coded('type', method.type),
      gateway: answer && { ...Object.assign({}, translated(answer)), ...coded('status', answer.status) },
    })),
  };
};

const { gateway, platform } = await startGatewayOverPlatform();
const person = gateway.as('administrador');
await platform.add(payments, fullPayment);

describe('the detail of a payment', () => {
  test('has the fields of the service, with one call', async () => {
    expect(Object.entries(fullPayment).filter(([, value]) => value === null)).toEqual([]);
    const { data, errors } = await person.query(everything, { id: 'full-1' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ payment: expectedOf(fullPayment) });
    expect(platform.requests.list()).toHaveLength(1);
  });

  test('equals that of the service for payments of every status', async () => {
    const all = await allRows<Payment>(`${platform.urls.payment}/pagos`);
    const statuses = [...new Set(all.map(({ status }) => status))];
    expect(statuses.length).toBeGreaterThanOrEqual(9);
    for (const status of statuses)
      for (const payment of all.filter((one) => one.status === status && one.id !== 'full-1').slice(0, 6))
        expect((await person.query(everything, { id: payment.id })).data).toEqual({ payment: expectedOf(payment) });
  });

  test('has UNKNOWN beside the code for an unknown status of a method, a refund or a notification', async () => {
    const [method] = fullPayment.payment_methods;
    const [refund] = fullPayment.refunds;
    const [report] = fullPayment.collector_notifications;
    if (!method?.gateway || !refund || !report) throw new Error('The payment must have one of each.');
    const odd: unknown = {
      ...fullPayment,
      id: 'odd-1',
      payment_methods: [{ ...method, gateway: { ...method.gateway, status: 'frozen' } }],
      refunds: [{ ...refund, status: 'constructor' }],
      collector_notifications: [{ ...report, status: 'read' }],
    };
    await platform.add(payments, JSON.parse(JSON.stringify(odd)));
    const { data } = await person.query(everything, { id: 'odd-1' });
    const unknown = (code: string) => ({ status: 'UNKNOWN', statusCode: code });
    expect(data).toMatchObject({
      payment: {
        paymentMethods: [{ gateway: unknown('frozen') }],
        refunds: [unknown('constructor')],
        collectorNotifications: [unknown('read')],
      },
    });
  });
});
