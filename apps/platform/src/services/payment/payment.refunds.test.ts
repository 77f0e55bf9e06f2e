// Guards: Refunds are exact to the cent, and limited to what is left. When nothing is left, the payment is refunded.
import type { Payment, PaymentMethod, Refund } from '@backoffice/contracts/payment';
import type { ProblemBody } from '../../shared/problem.ts';
import { callsTo, type Calls } from '../../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { approved, methodIn, storedPayment } from '../../testing/stored-payment.ts';

const now = '2026-11-21T15:00:00.000Z';
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date(now) });
  service = callsTo(platform.urls.payment);
});
afterAll(() => platform.close());

const stored = (given?: Partial<Payment>) => storedPayment(platform, given);

describe('a refund', () => {
  const refund = (path: string, amount: number, isPartial: boolean) =>
    service.post<Refund & ProblemBody>(`${path}/devolver`, { reason: 'Pago duplicado', amount, partial: isPartial });

  test('of the whole amount makes the payment refunded', async () => {
    const path = await stored(approved(1_000));
    expect(await refund(path, 1_000, false)).toMatchObject({
      status: 200,
      body: { status: 'approved', amount: 1_000, type: 'refund', reason: 'Pago duplicado', approved_date: now },
    });
    expect(await service.read(path)).toMatchObject({
      status: 'refunded',
      refunded_date: now,
      version: 2,
      refunds: [{ amount: 1_000 }],
    });
  });

  test('in parts makes the payment refunded once nothing is left, to the cent', async () => {
    const path = await stored(approved(0.3));
    await refund(path, 0.1, true);
    expect(await service.read(path)).toMatchObject({ status: 'approved', version: 2 });
    expect(await refund(path, 0.2, false)).toMatchObject({ status: 200 });
    expect(await service.read(path)).toMatchObject({
      status: 'refunded',
      version: 3,
      refunds: [{ amount: 0.1 }, { amount: 0.2 }],
    });
  });

  test.each([
    ['more than what is left', 600.01, true, { status: 422, body: { extended_code: 'refund_amount_too_high' } }],
    [
      'a part that is said to be all',
      599.99,
      false,
      { status: 422, body: { extended_code: 'refund_partial_mismatch' } },
    ],
    ['all that is said to be a part', 600, true, { status: 422, body: { extended_code: 'refund_partial_mismatch' } }],
    ['nothing', 0, true, { status: 400, body: { extended_code: 'invalid_body' } }],
    ['less than nothing', -5, true, { status: 400, body: { extended_code: 'invalid_body' } }],
    ['parts of cents', 10.005, true, { status: 400, body: { extended_code: 'invalid_body' } }],
  ])('of %s is refused', async (_what, amount, isPartial, refusal) => {
    const path = await stored(approved(1_000));
    await refund(path, 400, true);
    const answer = await refund(path, amount, isPartial);
    expect(answer).toMatchObject(refusal);
    expect(Object.keys(answer.body.fields ?? {})).not.toEqual([]);
    expect(await service.read(path)).toMatchObject({ status: 'approved', version: 2 });
  });

  test('that the gateway refuses is reported and stored, and the payment stays approved', async () => {
    const path = await stored(approved(1_000));
    expect(await refund(path, 200.13, true)).toMatchObject({
      status: 200,
      body: {
        status: 'rejected',
        status_detail: 'cc_rejected_insufficient_amount',
        rejected_date: now,
        approved_date: null,
      },
    });
    expect(await service.read(path)).toMatchObject({ status: 'approved', refunds: [{ status: 'rejected' }] });
    expect((await refund(path, 1_000, false)).body).toMatchObject({ status: 'approved' });
  });

  test('after a rejected one can still be made, of another amount', async () => {
    const path = await stored(approved(50.13));
    await refund(path, 50.13, false);
    expect(await refund(path, 50, true)).toMatchObject({ status: 200, body: { status: 'approved' } });
  });

  test('of type reverse returns what is left', async () => {
    const path = await stored(approved(1_000));
    await refund(path, 400, true);
    const answer = await service.post<Refund>(`${path}/reversar`, { reason: 'Error' });
    expect(answer).toMatchObject({ status: 200, body: { type: 'reverse', amount: 600, status: 'approved' } });
    expect(await service.read(path)).toMatchObject({ status: 'refunded' });
  });
});

const partial = (...methods: PaymentMethod[]): Partial<Payment> => ({
  status: 'partial',
  type: 'online',
  final_amount: 1_000,
  payment_methods: methods,
});

describe('a partial refund', () => {
  const refundMethods = (path: string, ...methods: [position: number, amount: number][]) =>
    service.post<{ rows: Refund[] } & ProblemBody>(
      `${path}/devolver-parcial`,
      methods.map(([payment_method_id, amount]) => ({
        status_detail: 'A pedido',
        type: 'online',
        amount,
        payment_method_id,
      })),
    );
  const threeMethods = () =>
    stored(partial(methodIn(300, 'approved'), methodIn(500, 'rejected'), methodIn(200, 'approved')));

  test('of every approved method makes the payment refunded', async () => {
    const path = await threeMethods();
    const answer = await refundMethods(path, [0, 300], [2, 200]);
    expect(answer).toMatchObject({ status: 200, body: { rows: [{ amount: 300 }, { amount: 200 }] } });
    expect(await service.read(path)).toMatchObject({ status: 'refunded', version: 2, refunded_date: now });
  });

  test('of one method leaves the others refundable, but not that method', async () => {
    const path = await threeMethods();
    await refundMethods(path, [2, 200]);
    expect(await service.read(path)).toMatchObject({
      status: 'partial',
      payment_methods: [{}, {}, { gateway: { status: 'refunded' } }],
    });
    expect(await refundMethods(path, [2, 200])).toMatchObject({ status: 422 });
    expect(await refundMethods(path, [0, 300])).toMatchObject({ status: 200 });
    expect(await service.read(path)).toMatchObject({ status: 'refunded' });
  });

  test.each<[what: string, methods: [number, number][]]>([
    ['a rejected method', [[1, 500]]],
    ['a method that is not there', [[7, 300]]],
    ['another amount', [[0, 299.99]]],
    ['the same method twice', [[0, 300], [0, 300]]], // oxfmt-ignore
  ])('of %s is refused and refunds nothing', async (_what, methods) => {
    const path = await threeMethods();
    expect(await refundMethods(path, ...methods)).toMatchObject({
      status: 422,
      body: { extended_code: 'refund_method_not_approved' },
    });
    expect(await service.read(path)).toMatchObject({ status: 'partial', version: 1, refunds: [] });
  });

  test('of a method that the gateway refuses leaves the method approved', async () => {
    const path = await stored(partial(methodIn(300.13, 'approved'), methodIn(200, 'approved')));
    expect((await refundMethods(path, [0, 300.13], [1, 200])).body.rows).toMatchObject([
      { status: 'rejected' },
      { status: 'approved' },
    ]);
    expect(await service.read(path)).toMatchObject({
      status: 'partial',
      payment_methods: [{ gateway: { status: 'approved' } }, { gateway: { status: 'refunded' } }],
    });
  });
});
