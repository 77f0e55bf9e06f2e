// Guards: One idempotency key makes one change and has one answer. Card numbers reach no log and no answer.
import { payments } from '@backoffice/platform/testing';
import type { Payment } from '@backoffice/contracts/payment';
import { errorAdvice } from '../../errors/catalogue/error-advice.texts.ts';
import { startGateway } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { aCard, aChange, serviceKey } from '../../testing/changes.ts';
import { until } from '../../testing/until.ts';
import { anOnlinePayment } from './testing/online-payment.ts';
import { act, type PaymentAnswer } from './testing/payment-calls.ts';

let clock = Date.parse('2026-11-21T02:30:00.000Z');

const now = () => new Date(clock);
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  now,
  callLimits: { breakerThreshold: 1_000 },
});

const put = (given: Partial<Payment> = {}) => platform.add(payments, anOnlinePayment(given));
const changes = () => platform.requests.list('payment').filter(({ method }) => method !== 'GET');
const keysSeen = () => changes().map(({ headers }) => [headers['idempotency-key'], headers['if-match']]);
const refundsOf = async ({ id }: Payment) => {
  const { data } = await gateway
    .as('administrador')
    .query<{ payment: { refunds: readonly unknown[] } }>('query ($id: ID!) { payment(id: $id) { refunds { id } } }', {
      id,
    });
  return data.payment.refunds.length;
};
const outcome = ({
  payload,
  errors,
}: {
  payload: PaymentAnswer | null;
  errors: readonly { extensions: object }[] | undefined;
}) =>
  errors
    ? errors.map(({ extensions }) => extensions)
    : [payload?.payment?.statusCode, payload?.error?.extendedCode ?? null];

describe('an idempotency key', () => {
  test('makes one call for five concurrent refunds, which get equal answers', async () => {
    const payment = await put({ status: 'approved' });
    const change = aChange();
    platform.faults.set({ service: 'payment', path: '/devolver$', fault: { kind: 'delay', ms: 50 } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(gateway.as('administrador'), 'refund', payment, { change })),
    );
    expect(answers[0]).toMatchObject({
      errors: undefined,
      payload: {
        payment: { statusCode: 'refunded', version: 2, refundableAmount: '0.00' },
        refunds: [{ status: 'APPROVED', amount: '100.00' }],
        error: null,
      },
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(keysSeen()).toEqual([[expect.stringMatching(serviceKey), '1']]);
  });

  test('returns the same answer later without a call', async () => {
    const payment = await put();
    const change = aChange();
    const first = await act(gateway.as('operador'), 'cancel', payment, { change });
    platform.requests.clear();
    expect(await act(gateway.as('operador'), 'cancel', payment, { change })).toEqual(first);
    expect(platform.requests.list()).toEqual([]);
  });

  test('is refused for other arguments, and is separate for each person', async () => {
    const payment = await put();
    const change = aChange();
    await act(gateway.as('operador'), 'cancel', payment, { change });
    const other = await act(gateway.as('operador'), 'cancel', payment, { change, reason: 'Otro' });
    const another = await act(gateway.as('operador'), 'notifyPayer', payment, { change });
    expect([outcome(other), outcome(another)]).toEqual(Array(2).fill([undefined, 'idempotency_key_reused']));
    const stranger = await act(gateway.as('administrador'), 'cancel', payment, { change });
    expect(outcome(stranger)).toEqual(['cancelled', 'version_stale']);
    expect(changes()).toHaveLength(1);
  });

  test('of a refund with too high an amount makes no refund', async () => {
    const payment = await put({ status: 'approved' });
    const change = aChange();
    const tooMuch = await act(gateway.as('administrador'), 'refund', payment, { change, amount: '100.01' });
    expect(tooMuch.payload?.error).toMatchObject({ code: 'REFUSED', fields: [{ path: 'amount' }] });
    expect(await refundsOf(payment)).toBe(0);
  });

  test('expires after a day, as in the services', async () => {
    const payment = await put();
    const change = aChange();
    await act(gateway.as('operador'), 'cancel', payment, { change });
    clock += 24 * 60 * 60 * 1000 + 1;
    expect(outcome(await act(gateway.as('operador'), 'cancel', payment, { change }))).toEqual([
      'cancelled',
      'version_stale',
    ]);
  });
});

describe('a lost answer', () => {
  const lose = () => platform.faults.set({ service: 'payment', path: '/devolver$', fault: { kind: 'lose' } });

  test('has an unknown outcome; a retry returns the first result and makes no second refund', async () => {
    const payment = await put({ status: 'approved' });
    const change = aChange();
    lose();
    const lost = await act(gateway.as('administrador'), 'refund', payment, { change });
    expect(outcome(lost)).toMatchObject([{ code: 'SERVICE_UNAVAILABLE', service: 'payment', outcomeUnknown: true }]);
    platform.faults.clear();
    const again = await act(gateway.as('administrador'), 'refund', payment, { change });
    expect(outcome(again)).toEqual(['refunded', null]);
    expect(again.payload?.refunds).toMatchObject([{ status: 'APPROVED', amount: '100.00' }]);
    expect(await refundsOf(payment)).toBe(1);
  });

  test('keeps its outcome unknown while the service fails', async () => {
    const payment = await put({ status: 'approved' });
    const change = aChange();
    lose();
    await act(gateway.as('administrador'), 'refund', payment, { change });
    platform.faults.set({ service: 'payment', path: '/devolver$', fault: { kind: 'status', status: 503 } });
    const still = await act(gateway.as('administrador'), 'refund', payment, { change });
    expect(outcome(still)).toMatchObject([{ code: 'SERVICE_UNAVAILABLE', outcomeUnknown: true }]);
    platform.faults.clear();
    expect(outcome(await act(gateway.as('administrador'), 'refund', payment, { change }))).toEqual(['refunded', null]);
    expect(await refundsOf(payment)).toBe(1);
  });

  test('cannot be followed by other arguments with the same key', async () => {
    const payment = await put({ status: 'approved' });
    const change = aChange();
    lose();
    await act(gateway.as('administrador'), 'refund', payment, { change });
    const other = await act(gateway.as('administrador'), 'refund', payment, { change, amount: '50.00', partial: true });
    expect(outcome(other)).toEqual([undefined, 'idempotency_key_reused']);
  });

  test('is a conflict with the current payment on a gateway that does not know the key', async () => {
    const payment = await put({ status: 'approved' });
    const change = aChange();
    lose();
    await act(gateway.as('administrador'), 'refund', payment, { change });
    platform.faults.clear();
    const other = await startGateway({ platform });
    try {
      const answer = await act(other.as('administrador'), 'refund', payment, { change });
      expect(outcome(answer)).toEqual(['refunded', 'version_stale']);
      expect(answer.payload?.error?.message).toContain('Vea qué cambió antes de repetir la operación.');
    } finally {
      await other.close();
    }
    expect(await refundsOf(payment)).toBe(1);
  });

  test('a payment without its version is a bad answer, not a conflict', async () => {
    const payment = await put();
    const body = { id: payment.id, status: 'issued' };
    platform.faults.set({ service: 'payment', path: `/${payment.id}$`, fault: { kind: 'status', status: 200, body } });
    const unread = await act(gateway.as('operador'), 'cancel', payment);
    expect(outcome(unread)).toMatchObject([{ code: 'SERVICE_BAD_ANSWER' }]);
  });

  test('an unreadable answer to a change leaves its outcome unknown', async () => {
    const payment = await put();
    platform.faults.set({ service: 'payment', path: '/cancelar$', fault: { kind: 'status', status: 200, body: {} } });
    const change = aChange();
    const unread = await act(gateway.as('operador'), 'cancel', payment, { change });
    expect(outcome(unread)).toMatchObject([{ code: 'SERVICE_BAD_ANSWER', outcomeUnknown: true }]);
  });
});

describe('a failed read', () => {
  test('before the change is a failure with a known outcome', async () => {
    const payment = await put();
    platform.faults.set({ service: 'payment', path: '^/pagos/[^/]+$', fault: { kind: 'status', status: 503 } });
    const failed = await act(gateway.as('operador'), 'cancel', payment);
    const common = { code: 'SERVICE_UNAVAILABLE', service: 'payment', requestId: expect.any(String) };
    expect(outcome(failed)).toEqual([
      { ...common, extendedCode: 'fault', serviceCode: 'fault', ...errorAdvice.SERVICE_UNAVAILABLE },
    ]);
    expect(changes()).toEqual([]);
  });

  test('after a refund still returns the refund as made', async () => {
    const payment = await put({ status: 'approved' });
    platform.faults.set({ service: 'payment', path: '/devolver$', fault: { kind: 'hold' } });
    const refunding = act(gateway.as('administrador'), 'refund', payment);
    await until(() => changes().length === 1);
    platform.faults.clear();
    platform.faults.set({ service: 'payment', path: '^/pagos/[^/]+$', fault: { kind: 'status', status: 503 } });
    expect(await refunding).toMatchObject({
      errors: undefined,
      payload: { payment: null, refunds: [{ status: 'APPROVED' }], error: null },
    });
  });
});

describe('a card number', () => {
  test('is in no answer and no log, after a change, a refusal or a failure', async () => {
    const lines: string[] = [];
    const { pino } = await import('pino');
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const own = await startGateway({ platform, logger });
    const answers: unknown[] = [];
    try {
      const payment = await put();
      const card = (change: object) => ({ method: { card: { ...aCard, ...change } } });
      for (const given of [
        card({ number: `${aCard.number}0000` }),
        card({ number: Number(aCard.number) }),
        card({ number: aCard.number, expirationYear: 2001 }),
        card({ number: aCard.number, expirationYear: 'x' }),
        card({ number: { text: aCard.number } }),
        card({}),
      ])
        answers.push(await act(own.as('administrador'), 'updatePaymentMethod', payment, given));
      platform.faults.set({ service: 'payment', path: '/medio-de-pago$', fault: { kind: 'drop' } });
      answers.push(await act(own.as('administrador'), 'updatePaymentMethod', await put(), card({})));
    } finally {
      await own.close();
    }
    expect(answers[5]).toMatchObject({ payload: { error: null } });
    expect(lines.length).toBeGreaterThan(7);
    expect([...lines, JSON.stringify(answers)].filter((text) => text.includes(aCard.number))).toEqual([]);
  });
});
