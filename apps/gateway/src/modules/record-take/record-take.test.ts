// Guards: Colleagues see who works on a record of a queue, until it is released, decided or four hours are over.
import { randomUUID } from 'node:crypto';
import { aWithdraw, aWithdrawal, withdrawals, withdraws } from '@backoffice/platform/testing';
import { aChangeOf, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import type { TestPerson } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const clock = { now: new Date('2026-11-26T13:42:00.000Z') };
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  now: () => clock.now,
});

interface Target {
  readonly type: string;
  readonly id: string;
}
interface Taken {
  readonly username: string;
  readonly since: string;
  readonly isOwn: boolean;
}
interface Payload {
  readonly mark: { readonly id: string; readonly taken: Taken | null } | null;
  readonly error: TestChangeError | null;
}

const answer = `mark { id taken { username since isOwn } } ${changeError}`;
const once = () => ({ idempotencyKey: randomUUID() });

const take = (person: TestPerson, given: { readonly target: object; readonly from?: string; readonly once?: object }) =>
  mutate<Payload>(
    person,
    { mutation: 'takeRecord', types: { target: 'RecordInput!', from: 'String', once: 'OnceInput!' }, answer },
    { once: once(), ...given },
  );
const release = (person: TestPerson, target: object) =>
  mutate<Payload>(
    person,
    { mutation: 'releaseRecord', types: { target: 'RecordInput!', once: 'OnceInput!' }, answer },
    { target, once: once() },
  );

const aTarget = async (): Promise<Target> => {
  const id = `take-${randomUUID()}`;
  await platform.add(withdrawals, aWithdrawal({ id }));
  return { type: 'Withdrawal', id };
};

/** Asks for the marks of a page that has these records. */
const marksOf = async (username: string, targets: readonly Target[], type = 'Withdrawal') => {
  const { data } = await gateway.as(username).query<{ recordMarks: readonly object[] }>(
    `query ($ids: [ID!]!) {
      recordMarks(type: "${type}", ids: $ids) { id notes taken { username since isOwn } }
    }`,
    { ids: targets.map(({ id }) => id) },
  );
  return data.recordMarks;
};

const [tesoreria, administrador] = [gateway.as('tesoreria'), gateway.as('administrador')];

test('a person who may see the list sees who took a record, and since when', async () => {
  const [target, other] = [await aTarget(), await aTarget()];
  const since = clock.now.toISOString();
  const { payload } = await take(tesoreria, { target });
  expect(payload).toEqual({
    mark: { id: target.id, taken: { username: 'tesoreria', since, isOwn: true } },
    error: null,
  });
  expect(await marksOf('auditor', [target, other])).toEqual([
    { id: target.id, notes: 0, taken: { username: 'tesoreria', since, isOwn: false } },
  ]);
});

test('a taken record is taken over only by a request that names the person who has it', async () => {
  const target = await aTarget();
  await take(tesoreria, { target });
  const { payload } = await take(administrador, { target });
  expect(payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: 'taken', message: 'Lo tiene Teresa Sosa.' });
  expect(payload?.mark?.taken).toMatchObject({ username: 'tesoreria', isOwn: false });
  const over = await take(administrador, { target, from: 'tesoreria' });
  expect(over.payload).toMatchObject({ error: null, mark: { taken: { username: 'administrador', isOwn: true } } });
  const late = await release(tesoreria, target);
  expect(late.payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: 'not_taken' });
  expect(late.payload?.mark?.taken).toMatchObject({ username: 'administrador' });
});

test('a take ends when its person releases the record, and a repeated request does not take it again', async () => {
  const target = await aTarget();
  const sent = { target, once: once() };
  await take(tesoreria, sent);
  const { payload } = await release(tesoreria, target);
  expect(payload).toEqual({ mark: { id: target.id, taken: null }, error: null });
  await take(tesoreria, sent);
  expect(await marksOf('auditor', [target])).toEqual([]);
});

test('a link to a file of the record does not end a take', async () => {
  const target = { type: 'Withdraw', id: `take-${randomUUID()}` };
  await platform.add(withdraws, aWithdraw({ id: target.id }));
  await take(tesoreria, { target });
  const types = { id: 'ID!', format: 'BankFileFormat!' };
  const linked = await mutate<{ readonly error: unknown }>(
    tesoreria,
    { mutation: 'createWithdrawDownload', types, answer: changeError },
    { id: target.id, format: 'TXT' },
  );
  expect(linked.payload?.error).toBeNull();
  expect(await marksOf('auditor', [target], target.type)).toMatchObject([{ taken: { username: 'tesoreria' } }]);
});

test('a take does not prevent another person from deciding the record, and ends with the decision', async () => {
  const target = await aTarget();
  await take(tesoreria, { target });
  const change = await aChangeOf(administrador, 'withdrawal', target.id);
  const types = { id: 'ID!', change: 'ChangeInput!' };
  const decided = await mutate<{ readonly error: unknown }>(
    administrador,
    { mutation: 'authorizeWithdrawal', types, answer: changeError },
    { id: target.id, change },
  );
  expect(decided.payload?.error).toBeNull();
  expect(await marksOf('auditor', [target])).toEqual([]);
  const { payload } = await take(tesoreria, { target });
  expect(payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: 'not_waiting' });
});

test('a take ends after four hours', async () => {
  const target = await aTarget();
  await take(tesoreria, { target });
  clock.now = new Date(clock.now.getTime() + 4 * 3_600_000 - 1_000);
  expect(await marksOf('auditor', [target])).toHaveLength(1);
  clock.now = new Date(clock.now.getTime() + 2_000);
  expect(await marksOf('auditor', [target])).toEqual([]);
});

test('a take is refused for a record that is forbidden, missing or of a type without a queue', async () => {
  const target = await aTarget();
  const { errors } = await take(gateway.as('sinpermisos'), { target });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  const gone = await take(tesoreria, { target: { ...target, id: 'nothing-1' } });
  expect(gone.payload).toMatchObject({ mark: null, error: { code: 'NOT_FOUND' } });
  const payer = await take(administrador, { target: { type: 'Payer', id: '1' } });
  expect(payer.payload?.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'target.type' }] });
});

test('takes and releases are in the activity of the record', async () => {
  const target = await aTarget();
  await take(tesoreria, { target });
  await release(tesoreria, target);
  const { data } = await gateway.as('auditor').query<{ activities: { rows: readonly object[] } }>(
    `query ($id: ID) {
      activities(filter: { kind: TAKE, id: $id }) { rows { username action type ids result reason } }
    }`,
    { id: target.id },
  );
  const row = { username: 'tesoreria', type: 'Withdrawal', ids: [target.id], result: 'DONE', reason: null };
  expect(data.activities.rows).toEqual([
    { ...row, action: 'releaseRecord' },
    { ...row, action: 'takeRecord' },
  ]);
});
