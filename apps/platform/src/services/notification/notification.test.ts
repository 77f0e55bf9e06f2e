// Guards: The notification service sends once per key and logs every attempt. Its delivery log is sorted, paged and filtered.
import type { Notification, NotificationPage } from '@backoffice/contracts/notification';
import type { Payment } from '@backoffice/contracts/payment';
import { type Calls, callsTo, listQuery } from '../../testing/calls.ts';
import { newId } from '../../shared/new-id.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { storedPayment } from '../../testing/stored-payment.ts';
import { aNotification, notifications } from './index.ts';

const start = Date.parse('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;
let service: Calls;
let paymentService: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date(start) });
  service = callsTo(platform.urls.notification);
  paymentService = callsTo(platform.urls.payment);
});
afterAll(() => platform.close());

const message = (to = 'ana@correo.example') => ({
  type: 'notification',
  action: 'download_receipts',
  signature: 'LUZN',
  to,
  payload: { customer_name: 'Ana Sosa' },
});
const post = (to?: string, headers = {}) => service.post<Notification>('/notificaciones', message(to), headers);
/** Returns an address that no other test uses. */
const newAddress = (name = 'ana') => `${name}.${newId()}@correo.example`;
const sentTo = (value: string) => ({ filters: [{ field: 'destination', value }] });
const listed = (query: Parameters<typeof listQuery>[0] = {}) =>
  service.read<NotificationPage>(`/notificaciones${listQuery(query)}`);

describe('a sent notification', () => {
  test('is in the log as requested, with its first attempt', async () => {
    const { body } = await post();
    const date = new Date(start).toISOString();
    expect(body).toEqual({
      id: body.id,
      date,
      type: 'notification',
      action: 'download_receipts',
      signature: 'LUZN',
      destination: 'ana@correo.example',
      status: 'sent',
      status_detail: null,
      response: '250 OK',
      retry_count: 0,
      attempts: [{ date, status: 'sent', status_detail: null, response: '250 OK' }],
      payload: { customer_name: 'Ana Sosa' },
      version: 1,
    });
    expect(await service.read(`/notificaciones/${body.id}`)).toEqual(body);
  });

  test.each([
    'ana@correo.invalid',
    'ana@CORREO.INVALID',
    'rebota@correo.example',
    'ana@rebota.example',
    'Rebota2@correo.example',
  ])('to %s bounces', async (to) => {
    const failure = { status: 'error', status_detail: 'bounced', response: '550 mailbox unavailable' };
    expect(await post(to)).toMatchObject({ status: 200, body: { ...failure, attempts: [failure] } });
  });

  test('is sent once per key, for five concurrent requests and for later ones', async () => {
    const address = newAddress();
    const key = { 'idempotency-key': 'one-e-mail-only' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(address, key)));
    answers.push(await post(address, key));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect((await listed(sentTo(address))).rows).toEqual([answers[0]?.body]);
  });

  test('to another address needs another key', async () => {
    const other = newAddress();
    const key = { 'idempotency-key': 'one-key-one-address' };
    await post(newAddress(), key);
    expect(await post(other, key)).toMatchObject({
      status: 422,
      body: { extended_code: 'idempotency_key_reused' },
    });
    expect((await listed(sentTo(other))).size).toBe(0);
  });
});

describe('a resent notification', () => {
  const resend = (id: string, headers = {}) =>
    service.post<Notification>(`/notificaciones/${id}/reenviar`, undefined, headers);

  test('goes to the same address, with the outcome of the new attempt', async () => {
    const id = newId();
    const failed = { status: 'error', status_detail: 'timeout', response: null };
    const date = '2026-11-20T12:00:00.000Z';
    const attempts = [{ date, ...failed }];
    await platform.add(
      notifications,
      aNotification({ id, date, destination: 'ana@correo.example', ...failed, attempts }),
    );
    const at = new Date(start).toISOString();
    const sent = { status: 'sent', status_detail: null, response: '250 OK' };
    const { body } = await resend(id);
    expect(body).toMatchObject({ ...sent, id, date, retry_count: 1, version: 2 });
    expect(body.attempts).toEqual([...attempts, { date: at, ...sent }]);
  });

  test('may bounce again', async () => {
    const { body } = await post('rebota@correo.example');
    expect((await resend(body.id)).body).toMatchObject({ status: 'error', retry_count: 1, version: 2 });
  });

  test('is sent once per key, and only for the current version', async () => {
    const { id } = (await post()).body;
    const headers = { 'idempotency-key': 'again-but-once', 'if-match': '1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend(id, headers)));
    expect(answers.map(({ body }) => body.version)).toEqual([2, 2, 2, 2, 2]);
    expect(await resend(id, { 'if-match': '1' })).toMatchObject({
      status: 409,
      body: { extended_code: 'notification_version_stale', current_version: 2 },
    });
    expect(await service.read(`/notificaciones/${id}`)).toMatchObject({ retry_count: 1 });
  });

  test.each([
    ['get', ''],
    ['post', '/reenviar'],
  ] as const)('%s%s of an unknown notification is not found', async (method, path) => {
    expect(await service[method](`/notificaciones/${'f'.repeat(24)}${path}`)).toMatchObject({
      status: 404,
      body: { extended_code: 'notification_not_found' },
    });
  });
});

describe('the delivery log', () => {
  test('is sorted newest first by default, and paged', async () => {
    const signature = newId();
    for (const [minutes, name] of ['one', 'two', 'three'].entries()) {
      const date = new Date(start + minutes * 60_000).toISOString();
      await platform.add(notifications, aNotification({ id: newId(), date, destination: name, signature }));
    }
    const own = { filters: [{ field: 'signature', value: signature }] };
    const names = ({ rows }: NotificationPage) => rows.map(({ destination }) => destination);
    expect(names(await listed(own))).toEqual(['three', 'two', 'one']);
    const sorts = [{ field: 'date', direction: 'ascending' }] as const;
    expect(names(await listed({ ...own, sorts }))).toEqual(['one', 'two', 'three']);
    const second = await listed({ ...own, page: 2, limit: 2 });
    expect([names(second), second.size]).toEqual([['one'], 3]);
  });

  test.each(['destination', 'status', 'signature', 'type', 'action'])('is filtered by %s', async (field) => {
    const [id, value] = [newId(), `one_${newId().replaceAll(/\d/g, '')}`]; // a status has only small letters and _
    const usual = aNotification({ id, date: new Date(start).toISOString(), destination: newAddress() });
    await platform.add(notifications, { ...usual, [field]: value });
    await post();
    expect((await listed({ filters: [{ field, value }] })).rows.map((row) => row.id)).toEqual([id]);
  });
});

describe('a message to the payer of a payment', () => {
  const payer = (email: string) => ({
    id: null,
    name: 'Ana Sosa',
    email,
    external_reference: null,
    identification: null,
  });

  test.each([
    ['ana', 'sent'],
    ['rebota', 'error'],
  ])('at an address of %s is in the log, too, with the same id: %s', async (name, status) => {
    const email = newAddress(name);
    const path = await storedPayment(platform, { payer: payer(email) });
    const key = { 'idempotency-key': `tell-once-${status}` };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => paymentService.post<Payment>(`${path}/notificar-pagador`, undefined, key)),
    );
    const [entry] = answers[0]?.body.notifications ?? [];
    const { rows } = await listed(sentTo(email));
    expect(rows).toMatchObject([{ ...entry, destination: email, signature: 'LUZN', status }]);
    expect(rows[0]?.payload).toEqual({ customer_name: 'Ana Sosa', payment_id: path.slice('/pagos/'.length) });
  });

  test('is not sent when the change is refused', async () => {
    const email = newAddress();
    const path = await storedPayment(platform, { payer: payer(email) });
    await paymentService.post(`${path}/notificar-pagador`, undefined, { 'if-match': '7' });
    expect((await listed(sentTo(email))).size).toBe(0);
  });
});
