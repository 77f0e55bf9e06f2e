// Guards: A notification shows its attempts and is resent once for a key.
import { randomUUID } from 'node:crypto';
import { aNotification, notifications } from '@backoffice/platform/testing';
import type { Notification } from '@backoffice/contracts/notification';
import { aChange, changeError, mutate, serviceKey, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const noon = '2026-10-21T15:00:00.000Z';
const put = (given: Partial<Notification> = {}): Promise<Notification> =>
  platform.add(
    notifications,
    aNotification({ id: randomUUID(), date: noon, destination: 'ana@correo.example', ...given }),
  );

const fields = `id date type action collectorId destination status statusCode statusDetail response retryCount
  attempts { date status statusCode statusDetail response } payload version`;
const read = (id: string, username = 'operador') =>
  gateway
    .as(username)
    .query<{ notification: object | null }>(
      `query ($id: ID!) { notification(id: $id) { ${fields} availableActions { name allowed reasonCode } } }`,
      { id },
    );

interface Resent {
  readonly notification: {
    readonly id: string;
    readonly retryCount: number;
    readonly version: number;
    readonly attempts: readonly object[];
  } | null;
  readonly error: TestChangeError | null;
}
const resend = (id: string, change = aChange(), username = 'operador') =>
  mutate<Resent>(
    gateway.as(username),
    {
      mutation: 'resendNotification',
      types: { id: 'ID!', change: 'ChangeInput!' },
      answer: `notification { id retryCount version attempts { statusCode } } ${changeError}`,
    },
    { id, change },
  );
const changes = () => platform.requests.list('notification').filter(({ method }) => method !== 'GET');

test('a notification has its attempts, newest first', async () => {
  const failed = { date: noon, status: 'error', status_detail: 'bounced', response: '550 mailbox unavailable' };
  const later = { date: '2026-10-21T16:00:00.000Z', status: 'deferred', status_detail: null, response: null };
  const { id } = await put({
    type: 'notification',
    action: 'download_receipts',
    signature: 'LUZN',
    status: 'deferred',
    status_detail: 'queued',
    response: '421 try later',
    retry_count: 1,
    attempts: [failed, later],
    payload: { customer_name: 'Ana' },
    version: 2,
  });
  const { data, errors } = await read(id);
  expect(errors).toBeUndefined();
  expect(data.notification).toEqual({
    id,
    date: noon,
    type: 'notification',
    action: 'download_receipts',
    collectorId: 'LUZN',
    destination: 'ana@correo.example',
    status: 'UNKNOWN',
    statusCode: 'deferred',
    statusDetail: 'queued',
    response: '421 try later',
    retryCount: 1,
    attempts: [
      { date: later.date, status: 'UNKNOWN', statusCode: 'deferred', statusDetail: null, response: null },
      { date: noon, status: 'ERROR', statusCode: 'error', statusDetail: 'bounced', response: failed.response },
    ],
    payload: { customer_name: 'Ana' },
    version: 2,
    availableActions: [{ name: 'resend', allowed: true, reasonCode: null }],
  });
});

test('reading and resending a notification require their permissions', async () => {
  const { id } = await put();
  expect((await read(id, 'auditor')).data.notification).toMatchObject({
    availableActions: [{ name: 'resend', allowed: false, reasonCode: 'no_permission' }],
  });
  platform.requests.clear();
  expect((await read(id, 'tesoreria')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect((await resend(id, aChange(), 'auditor')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(platform.requests.list()).toEqual([]);
});

test('a resent notification has one more attempt', async () => {
  const { id, attempts } = await put();
  const { payload } = await resend(id);
  expect(payload).toMatchObject({ notification: { id, retryCount: 1, version: 2 }, error: null });
  expect(payload?.notification?.attempts).toHaveLength(attempts.length + 1);
});

test('a notification is resent once for a key, and not with a stale version', async () => {
  const { id } = await put();
  const change = aChange();
  platform.faults.set({ service: 'notification', path: '/reenviar$', fault: { kind: 'delay', ms: 50 } });
  const answers = await Promise.all(Array.from({ length: 5 }, () => resend(id, change)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(changes().map(({ headers }) => [headers['idempotency-key'], headers['if-match']])).toEqual([
    [expect.stringMatching(serviceKey), '1'],
  ]);
  expect((await resend(id)).payload).toMatchObject({
    notification: { version: 2, retryCount: 1 },
    error: { code: 'CONFLICT', extendedCode: 'version_stale' },
  });
});

test('a notification that does not exist is null, and resending it is refused', async () => {
  expect(await read('nobody-1')).toMatchObject({ data: { notification: null }, errors: undefined });
  expect((await resend('nobody')).payload).toMatchObject({ notification: null, error: { code: 'NOT_FOUND' } });
});
