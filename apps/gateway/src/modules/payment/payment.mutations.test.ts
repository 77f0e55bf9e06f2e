// Guards: A change of a payment checks its arguments, and is sent with its idempotency key and version.
import { randomUUID } from 'node:crypto';
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import type { Payment } from '@backoffice/contracts/payment';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { aCard, aChange, serviceKey } from '../../testing/changes.ts';
import { act, type MutatingAction } from './testing/payment-calls.ts';

const request_date = '2026-11-01T15:00:00.000Z';

const now = () => new Date('2026-11-21T02:30:00.000Z');
const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, now });

const method = aMethod({ final_amount: 100, type: 'online' });
const put = async (given: Partial<Payment> = {}): Promise<Payment> => {
  const online = { type: 'online' as const, payment_methods: [method] };
  return platform.add(
    payments,
    aPayment({ id: randomUUID(), collector_id: 'LUZN', request_date, final_amount: 100, ...online, ...given }),
  );
};
const administrator = () => gateway.as('administrador');
const changes = () => platform.requests.list('payment').filter(({ method: verb }) => verb !== 'GET');

describe('invalid arguments', () => {
  const card = (change: object) => ({ method: { card: { ...aCard, ...change } } });
  const cases: readonly (readonly [MutatingAction, object, string, string])[] = [
    ['cancel', { reason: '  ' }, 'reason', 'Disculpe, debe ingresar el motivo'],
    ['cancelObjection', { reason: '' }, 'reason', 'Disculpe, debe ingresar el motivo'],
    ['reverse', { reason: 'x'.repeat(501) }, 'reason', 'Ingrese 500 caracteres como máximo.'],
    ['refund', { reason: '' }, 'reason', 'Disculpe, debe ingresar el motivo'],
    ['refund', { amount: '0' }, 'amount', 'El importe debe ser mayor que cero.'],
    ['refund', { amount: '1000000000' }, 'amount', 'El importe máximo es $ 999.999.999,99.'],
    ['refund', { amount: '0.001' }, 'amount', 'Ingrese un importe con dos decimales como máximo, por ejemplo 1234,50.'],
    ['partialRefund', { methods: [] }, 'methods', 'Elija al menos un medio de pago.'],
    [
      'partialRefund',
      { methods: Array(2).fill({ position: 0, amount: '100' }) },
      'methods',
      'Elija cada medio de pago una sola vez.',
    ],
    [
      'partialRefund',
      { methods: [{ position: 0, amount: '-1' }] },
      'methods.0.amount',
      'Ingrese un importe con dos decimales como máximo, por ejemplo 1234,50.',
    ],
    [
      'updatePaymentMethod',
      card({ number: '4509' }),
      'method.card.number',
      'El número de tarjeta tiene entre 13 y 19 dígitos.',
    ],
    ['updatePaymentMethod', card({ expirationYear: 2025 }), 'method.card.expirationYear', 'La tarjeta está vencida.'],
    [
      'notifyPayer',
      { change: { idempotencyKey: 'short', version: 1 } },
      'change.idempotencyKey',
      'La clave de la operación no es válida.',
    ],
  ];

  test.each(cases)('of %s such as %j are refused at %s without a call', async (action, given, name, message) => {
    const payment = await put();
    expect(await act(administrator(), action, payment, { ...given })).toEqual({
      payload: {
        payment: null,
        error: {
          code: 'BAD_USER_INPUT',
          message,
          extendedCode: null,
          serviceCode: null,
          fields: [{ path: name, code: expect.any(String), message }],
        },
        ...(action === 'refund' || action === 'partialRefund' || action === 'reverse' ? { refunds: [] } : {}),
      },
      errors: undefined,
    });
    expect(platform.requests.list()).toEqual([]);
  });

  test('with two payment methods at once are refused by the schema', async () => {
    const { errors } = await act(administrator(), 'updatePaymentMethod', await put(), {
      method: { card: aCard, transfer: { number: '2850590940090418135201', holder: aCard.holder } },
    });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('a payment that does not exist cannot be changed', async () => {
  const { payload } = await act(administrator(), 'cancel', { ...(await put()), id: 'gone' });
  expect(payload).toMatchObject({ payment: null, error: { code: 'NOT_FOUND' } });
  expect(changes()).toEqual([]);
});

describe('the call to the service', () => {
  const sent = async (action: MutatingAction, given: Partial<Payment>, args: object = {}) => {
    const payment = await put(given);
    const change = aChange();
    const done = await act(administrator(), action, payment, { change, ...args });
    const [request, ...others] = changes();
    expect(others).toEqual([]);
    expect(request?.headers).toMatchObject({
      'idempotency-key': expect.stringMatching(serviceKey),
      'if-match': '1',
    });
    return { ...done, path: request?.path.replace(payment.id, '{id}') };
  };

  test('with a card as the new payment method is accepted', async () => {
    const { payload, path } = await sent('updatePaymentMethod', {});
    expect([path, payload?.error]).toEqual(['/pagos/{id}/medio-de-pago', null]);
  });

  test('with an account, and a CUIT that is typed with dashes, is accepted', async () => {
    const holder = { name: 'Ana', identificationNumber: '20-26756539-3' };
    const { payload } = await sent(
      'updatePaymentMethod',
      {},
      {
        method: { transfer: { number: '2850590940090418135201', holder } },
      },
    );
    expect(payload?.error).toBeNull();
  });

  test('has each chosen method of a partial refund, and the payment is refunded when nothing approved is left', async () => {
    const methods = [method, { ...method, final_amount: 50 }];
    const { payload } = await sent(
      'partialRefund',
      { status: 'partial', final_amount: 150, payment_methods: methods },
      {
        methods: [
          { position: 0, amount: '100.00' },
          { position: 1, amount: '50.00' },
        ],
      },
    );
    expect(payload).toMatchObject({
      payment: { statusCode: 'refunded', version: 2 },
      refunds: [
        { status: 'APPROVED', amount: '100.00' },
        { status: 'APPROVED', amount: '50.00' },
      ],
    });
  });

  test('has a part of the amount, and the rest stays refundable', async () => {
    const { payload } = await sent('refund', { status: 'approved' }, { amount: '99.99', partial: true });
    expect(payload).toMatchObject({ payment: { statusCode: 'approved', refundableAmount: '0.01' }, error: null });
  });

  test('has the retry with another method, which the payment then waits for', async () => {
    const { payload } = await sent('retry', { status: 'rejected', last_due_date: null }, { choice: 'OTHER_METHOD' });
    expect(payload?.payment?.statusCode).toBe('issued');
  });
});

describe('the answer of the service', () => {
  test('to a rejected refund is a result, not an error: no money was returned (A127)', async () => {
    const payment = await put({ status: 'approved', final_amount: 10.13 });
    expect(await act(administrator(), 'refund', payment)).toMatchObject({
      errors: undefined,
      payload: {
        payment: { statusCode: 'approved', refundableAmount: '10.13' },
        refunds: [{ status: 'REJECTED', statusDetail: 'cc_rejected_insufficient_amount' }],
        error: null,
      },
    });
  });

  test('to a full refund with an outdated amount is a refusal', async () => {
    const payment = await put({ status: 'approved' });
    const { payload } = await act(administrator(), 'refund', payment, { amount: '60', partial: false });
    expect(payload?.error).toMatchObject({
      code: 'REFUSED',
      message: 'El importe no corresponde al tipo de devolución elegido.',
      extendedCode: 'refund_partial_mismatch',
    });
  });

  test('after a concurrent change is a conflict with the current payment', async () => {
    const payment = await put();
    const stale = { code: 'conflict', extended_code: 'payment_version_stale', message: '', current_version: 2 };
    platform.faults.set({
      service: 'payment',
      path: '/cancelar$',
      fault: { kind: 'status', status: 409, body: stale },
    });
    expect((await act(administrator(), 'cancel', payment)).payload).toMatchObject({
      payment: { id: payment.id, version: 1 },
      error: { code: 'CONFLICT', extendedCode: 'payment_version_stale', serviceCode: 'conflict' },
    });
  });
});

test('refreshing a payment needs no idempotency key', async () => {
  const payment = await put();
  const { data } = await gateway
    .as('auditor')
    .query('mutation ($id: ID!) { refreshPayment(id: $id) { payment { id version } error { code } } }', {
      id: payment.id,
    });
  expect(data).toEqual({ refreshPayment: { payment: { id: payment.id, version: 1 }, error: null } });
  expect(changes().map(({ path }) => path)).toEqual([`/pagos/${payment.id}/actualizar`]);
});
