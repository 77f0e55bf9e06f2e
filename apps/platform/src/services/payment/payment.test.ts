// Guards: An allowed change of a payment has its effect and a new version; a refused one changes nothing.
import type { HistoryRow, Holder, Payment } from '@backoffice/contracts/payment';
import { callsTo, type Calls } from '../../testing/calls.ts';
import { aMethod, startPlatform, type TestPlatform } from '../../testing/index.ts';
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

describe('an allowed change', () => {
  test('cancels the payment with the reason', async () => {
    const path = await stored();
    const answer = await service.post<Payment>(`${path}/cancelar`, { reason: 'Duplicado' });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'cancelled', status_detail: 'Duplicado', cancel_date: now, last_update_date: now, version: 2 },
    });
    expect(await service.read(path)).toEqual(answer.body);
  });

  test('cancels an objection', async () => {
    const answer = await service.post(`${await stored({ status: 'objected' })}/cancelar-objecion`, {
      reason: 'Resuelto',
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'approved', status_detail: 'Resuelto' } });
  });

  test('retries with the same method, and the gateway decides again', async () => {
    const path = await stored({
      ...approved(500),
      status: 'rejected',
      payment_methods: [methodIn(500, 'rejected')],
    });
    const retried = await service.post(`${path}/reintentar`, { code: 'A' });
    expect(retried.body).toMatchObject({ status: 'pending', payment_methods: [{ gateway: { status: 'pending' } }] });
    const decided = await service.post(`${path}/actualizar-gateway`);
    expect(decided.body).toMatchObject({
      status: 'approved',
      paid_date: now,
      payment_methods: [{ gateway: { status: 'approved' } }],
    });
  });

  test('retries with another method, and the payment is issued again', async () => {
    const path = await stored({ ...approved(500), status: 'rejected' });
    expect((await service.post(`${path}/reintentar`, { code: 'B' })).body).toMatchObject({
      status: 'issued',
      rejected_date: null,
    });
  });

  test('notifies the collector again and counts the retries', async () => {
    const path = await stored({ notification_url: 'https://api.luzn.example/n' });
    await service.post(`${path}/reenviar-notificacion`);
    const { body } = await service.post<Payment>(`${path}/reenviar-notificacion`);
    expect(body.collector_notifications).toMatchObject([
      { url: 'https://api.luzn.example/n', status: 'sent', retry_count: 1 },
    ]);
  });

  test('notifies the payer', async () => {
    const payer = {
      id: null,
      name: 'Ana',
      email: 'ana@correo.example',
      external_reference: null,
      identification: null,
    };
    const { body } = await service.post<Payment>(`${await stored({ payer })}/notificar-pagador`);
    expect(body.notifications).toMatchObject([{ date: now, type: 'email', action: 'payment_reminder' }]);
  });
});

describe('the gateway', () => {
  test.each<[what: string, amounts: readonly number[], outcome: object]>([
    ['approves', [100, 200], { status: 'approved', status_detail: 'accredited', paid_date: now }],
    ['refuses', [100.13], { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount', rejected_date: now }],
    ['refuses an expired card', [100.15], { status: 'rejected', status_detail: 'cc_rejected_card_expired' }],
    ['approves a part', [100, 200.14], { status: 'partial', status_detail: null, paid_date: now }],
  ])('%s pending methods by their amounts', async (_what, amounts, outcome) => {
    const path = await stored({
      status: 'pending',
      type: 'online',
      payment_methods: amounts.map((amount) => methodIn(amount, 'pending')),
    });
    expect((await service.post(`${path}/actualizar-gateway`)).body).toMatchObject(outcome);
  });

  test('returns a decided payment unchanged, without a new version', async () => {
    const path = await stored(approved(100));
    expect((await service.post(`${path}/actualizar-gateway`)).body).toMatchObject({ status: 'approved', version: 1 });
  });
});

describe('a change that its rule refuses', () => {
  test.each<[path: string, given: Partial<Payment>, body: object | undefined, code: string]>([
    ['cancelar', approved(10), { reason: 'x' }, 'payment_not_cancellable'],
    ['cancelar-objecion', approved(10), { reason: 'x' }, 'payment_not_objected'],
    ['reintentar', { status: 'approved' }, { code: 'A' }, 'payment_not_retryable'],
    ['reintentar', { status: 'rejected', last_due_date: '2026-11-01T12:00:00.000Z' }, { code: 'A' }, 'payment_overdue'],
    ['devolver', { status: 'issued' }, { reason: 'x', amount: 1, partial: false }, 'payment_not_refundable'],
    ['reversar', { status: 'refunded' }, { reason: 'x' }, 'payment_not_reversible'],
    ['reenviar-notificacion', {}, undefined, 'payment_without_notification_url'],
    ['actualizar-gateway', {}, undefined, 'payment_without_gateway'],
    ['notificar-pagador', {}, undefined, 'payment_payer_without_email'],
  ])('%s answers 409 and changes nothing', async (change, given, body, code) => {
    const path = await stored(given);
    expect(await service.post(`${path}/${change}`, body)).toMatchObject({
      status: 409,
      body: { code: 'conflict', extended_code: code },
    });
    expect(await service.read(path)).toMatchObject({ version: 1 });
  });
});

describe('versions', () => {
  test('are stored, newest first, and the older ones are unchanged and not current', async () => {
    const path = await stored({ notification_url: 'https://api.luzn.example/n' });
    await service.post(`${path}/reenviar-notificacion`);
    await service.post(`${path}/cancelar`, { reason: 'Duplicado' });

    const { rows } = await service.read<{ rows: HistoryRow[] }>(`${path}/historial`);
    expect(rows.map(({ version, status }) => [version, status])).toEqual([[3, 'cancelled'], [2, 'issued'], [1, 'issued']]); // oxfmt-ignore
    expect(await service.read(`${path}/versiones/1`)).toMatchObject({
      version: 1,
      last_modified: false,
      collector_notifications: [],
    });
    expect(await service.read(`${path}/versiones/2`)).toMatchObject({ version: 2, last_modified: false });
    expect(await service.read(`${path}/versiones/3`)).toMatchObject({
      version: 3,
      last_modified: true,
      status: 'cancelled',
    });
  });

  test.each(['4', '0', 'abc', '99999999999', '1.5'])('%s is not found', async (version) => {
    expect(await service.get(`${await stored()}/versiones/${version}`)).toMatchObject({
      status: 404,
      body: { extended_code: 'payment_version_not_found' },
    });
  });

  test('sent by the client must be the current one', async () => {
    const path = await stored();
    const cancel = (seen: string) => service.post(`${path}/cancelar`, { reason: 'x' }, { 'if-match': seen });
    expect(await cancel('2')).toMatchObject({
      status: 409,
      body: { extended_code: 'payment_version_stale', current_version: 1 },
    });
    expect(await cancel('one')).toMatchObject({ status: 400, body: { extended_code: 'invalid_if_match' } });
    expect(await cancel('1')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await cancel('1')).toMatchObject({ status: 409, body: { current_version: 2 } });
  });
});

test('each card has a holder, and some holders are unknown', async () => {
  const payer = {
    id: null,
    name: 'Ana Sosa',
    email: null,
    external_reference: null,
    identification: { type: 'DNI_ARG', number: '12345678', country: 'ARG' },
  };
  const cards = ['3704', '0007'].map((last_four_digits) => aMethod({ final_amount: 5, last_four_digits }));
  const path = await stored({
    payer,
    payment_methods: [...cards, aMethod({ final_amount: 5, first_six_digits: null })],
  });
  expect(await service.read<Holder[]>(`${path}/titular`)).toEqual([
    { holder_name: 'ANA SOSA', holder_id: '12345678' },
    { holder_name: null, holder_id: null },
  ]);
});
