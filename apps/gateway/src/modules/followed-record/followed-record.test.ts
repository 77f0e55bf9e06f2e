// Guards: A person who follows a record sees the later changes and notes of others on it for a week, if they may see it.
import { randomUUID } from 'node:crypto';
import {
  aDistribution,
  aDistributionDetail,
  aWithdrawal,
  distributionDetails,
  distributions,
  withdrawals,
} from '@backoffice/platform/testing';
import { aChange, aChangeOf, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import type { TestPerson } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const clock = { now: new Date('2026-11-26T13:42:00.000Z') };
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  now: () => clock.now,
});
const pass = (milliseconds: number): void => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const DAY = 24 * 3_600_000;

interface Payload {
  readonly isFollowed: boolean | null;
  readonly dropped: { readonly type: string; readonly recordId: string } | null;
  readonly error: TestChangeError | null;
}

const aWaiting = async (): Promise<string> => {
  const id = `followed-${randomUUID()}`;
  await platform.add(withdrawals, aWithdrawal({ id }));
  return id;
};
const change = async (person: TestPerson, id: string, mutation: string, type = 'Withdrawal') => {
  const { payload, errors } = await mutate<Payload>(
    person,
    { mutation, types: { target: 'RecordInput!' }, answer: `isFollowed dropped { type recordId } ${changeError}` },
    { target: { type, id } },
  );
  pass(1_000);
  return { payload, errors };
};
const follow = (username: string, id: string, type?: string) => change(gateway.as(username), id, 'followRecord', type);
const unfollow = (username: string, id: string) => change(gateway.as(username), id, 'unfollowRecord');

const isFollowed = async (username: string, id: string) => {
  const document = 'query ($target: RecordInput!) { isFollowed(target: $target) }';
  const { data } = await gateway
    .as(username)
    .query<{ isFollowed: boolean | null }>(document, { target: { type: 'Withdrawal', id } });
  return data.isFollowed;
};
/** Reads the identifiers of the records that the person follows. */
const followedBy = async (person: Parameters<typeof gateway.as>[0]) => {
  const { data } = await gateway.as(person).query<{
    viewer: { followedRecords: readonly { readonly recordId: string; readonly since: string }[] };
  }>('{ viewer { followedRecords { recordId since } } }');
  return data.viewer.followedRecords;
};
/** Reads what the person is told of a record: action and words. */
const toldOf = async (person: Parameters<typeof gateway.as>[0], id: string) => {
  const document = '{ viewer { decisions { username action type recordId reason isFollowed } } }';
  const { data } = await gateway
    .as(person)
    .query<{ viewer: { decisions: readonly { readonly recordId: string }[] } }>(document);
  return data.viewer.decisions.filter(({ recordId }) => recordId === id);
};

const send = async (person: TestPerson, mutation: string, types: Readonly<Record<string, string>>, given: object) => {
  const { payload } = await mutate<{
    readonly error: object | null;
    readonly notes?: readonly { readonly id: string }[];
  }>(person, { mutation, types, answer: `${mutation === 'addNote' ? 'notes { id } ' : ''}${changeError}` }, given);
  expect(payload).toMatchObject({ error: null });
  pass(1_000);
  return payload?.notes?.[0]?.id ?? '';
};
const note = (username: string, id: string, text = 'Espera al banco', corrects?: string) =>
  send(
    gateway.as(username),
    'addNote',
    { target: 'RecordInput!', text: 'String!', corrects: 'ID', once: 'OnceInput!' },
    { target: { type: 'Withdrawal', id }, text, once: { idempotencyKey: randomUUID() }, ...(corrects && { corrects }) },
  );
const reject = async (username: string, id: string) => {
  const person = gateway.as(username);
  const types = { id: 'ID!', reason: 'String!', change: 'ChangeInput!' };
  const given = { id, reason: 'Cuenta cerrada', change: await aChangeOf(person, 'withdrawal', id) };
  await send(person, 'rejectWithdrawal', types, given);
};

const aboutIt = (id: string) => ({ type: 'Withdrawal', recordId: id, isFollowed: true });

test('a follower is told of a change by another person', async () => {
  const id = await aWaiting();
  expect((await follow('auditor', id)).payload).toEqual({ isFollowed: true, dropped: null, error: null });
  expect(await isFollowed('auditor', id)).toBe(true);
  expect(await isFollowed('tesoreria', id)).toBe(false);
  await reject('tesoreria', id);
  const told = { username: 'tesoreria', action: 'rejectWithdrawal', reason: 'Cuenta cerrada', ...aboutIt(id) };
  expect(await toldOf('auditor', id)).toEqual([told]);
  expect(await toldOf('administrador', id)).toEqual([]);
});

test('a follower lists the followed records of types that the person may see, the newest first', async () => {
  const [older, newer, other] = [await aWaiting(), await aWaiting(), await aWaiting()];
  const since = clock.now.toISOString();
  await follow('administrador', older);
  await follow('administrador', newer);
  await follow('tesoreria', other);
  const listed = await followedBy('administrador');
  expect(listed.map(({ recordId }) => recordId)).toEqual([newer, older]);
  expect(listed[1]).toEqual({ recordId: older, since });
  await unfollow('administrador', newer);
  expect(await followedBy('administrador')).toEqual([{ recordId: older, since }]);
  expect(await followedBy({ username: 'administrador', permissions: ['PAYMENT_SHOW'] })).toEqual([]);
});

test('a follower of a distribution is told of a change of its destination', async () => {
  const [id, part] = [randomUUID(), randomUUID()];
  await platform.add(distributions, aDistribution({ id, status: 'error' }));
  await platform.add(distributionDetails, aDistributionDetail({ id: part, distribution_id: id, status: 'error' }));
  await follow('auditor', id, 'Distribution');
  const types = { distributionId: 'ID!', id: 'ID!', detail: 'DistributionDetailInput!', change: 'ChangeInput!' };
  const detail = {
    format: 'CBU',
    account: '0170099220000067797370',
    cuit: '20-26756539-3',
    name: 'Ana',
    amount: '10.50',
  };
  const given = { distributionId: id, id: part, detail, change: aChange() };
  await send(gateway.as('tesoreria'), 'updateDistributionDetail', types, given);
  const told = { username: 'tesoreria', action: 'updateDistributionDetail', reason: null };
  expect(await toldOf('auditor', id)).toEqual([{ ...told, type: 'Distribution', recordId: id, isFollowed: true }]);
  expect(await toldOf({ username: 'auditor', permissions: ['PAYMENT_SHOW'] }, id)).toEqual([]);
});

test('a follower is told of a note by another person, in its last words, and once', async () => {
  const id = await aWaiting();
  await follow('auditor', id);
  const first = await note('tesoreria', id);
  await note('tesoreria', id, 'Espera a la entidad', first);
  await note('administrador', id, 'Mire, @auditor');
  const told = { username: 'tesoreria', action: 'addNote', reason: 'Espera a la entidad', ...aboutIt(id) };
  expect(await toldOf('auditor', id)).toEqual([told]);
});

test('a follower is not told of own changes, of what came before, or after the end of the following', async () => {
  const [own, before, ended] = [await aWaiting(), await aWaiting(), await aWaiting()];
  await follow('tesoreria', own);
  await note('tesoreria', own);
  await reject('tesoreria', own);
  expect(await toldOf('tesoreria', own)).toEqual([]);
  await note('administrador', before);
  await follow('auditor', before);
  expect(await toldOf('auditor', before)).toEqual([]);
  await follow('auditor', ended);
  expect((await unfollow('auditor', ended)).payload).toEqual({ isFollowed: false, dropped: null, error: null });
  expect(await isFollowed('auditor', ended)).toBe(false);
  await note('tesoreria', ended);
  await reject('tesoreria', ended);
  expect(await toldOf('auditor', ended)).toEqual([]);
});

test('a change after an own act on a followed record is a decision, told once', async () => {
  const id = await aWaiting();
  await follow('auditor', id);
  await note('auditor', id);
  await reject('tesoreria', id);
  expect(await toldOf('auditor', id)).toMatchObject([{ action: 'rejectWithdrawal', isFollowed: false }]);
});

test('a follower is told nothing without permission for the type, and after a week', async () => {
  const id = await aWaiting();
  await follow('auditor', id);
  await note('tesoreria', id);
  expect(await toldOf({ username: 'auditor', permissions: ['WITHDRAWAL_SEARCH'] }, id)).toHaveLength(1);
  expect(await toldOf({ username: 'auditor', permissions: ['PAYMENT_SHOW'] }, id)).toEqual([]);
  pass(7 * DAY);
  expect(await toldOf('auditor', id)).toEqual([]);
});

test('only a record that the person may see, of a type with notes, is followed', async () => {
  const id = await aWaiting();
  const { errors } = await follow('sinpermisos', id);
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  const refusal = { code: 'BAD_USER_INPUT', fields: [{ path: 'target.type' }] };
  expect((await follow('administrador', id, 'Bin')).payload).toMatchObject({ isFollowed: null, error: refusal });
  expect((await follow('administrador', id, 'Nothing')).payload?.error).toMatchObject(refusal);
  expect((await follow('administrador', 'x'.repeat(61))).payload?.error).toMatchObject({
    fields: [{ path: 'target.id' }],
  });
});

test('of more than 100 records the one followed first is dropped; one followed twice keeps its place', async () => {
  const person = gateway.withToken(await platform.tokenFor('auditor', { claims: { sub: randomUUID() } }));
  const add = async (id: string) => (await change(person, id, 'followRecord')).payload?.dropped;
  for (let count = 0; count < 100; count += 1) expect(await add(`many-${count}`)).toBeNull();
  expect(await add('many-0')).toBeNull();
  expect(await add('many-100')).toEqual({ type: 'Withdrawal', recordId: 'many-0' });
});
