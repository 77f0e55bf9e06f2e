// Guards: For a week, a person sees only decisions of others about records on which the person acted before.
import { randomUUID } from 'node:crypto';
import { aPayment, aWithdrawal, payments, withdrawals } from '@backoffice/platform/testing';
import { aChangeOf, changeError, mutate } from '../../testing/changes.ts';
import type { TestPerson } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const clock = { now: new Date('2026-11-26T13:42:00.000Z') };
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  now: () => clock.now,
});

interface Decision {
  readonly username: string;
  readonly action: string;
  readonly type: string;
  readonly recordId: string;
  readonly reason: string | null;
  readonly values: readonly { readonly field: string; readonly value: string | null }[];
}

const pass = (milliseconds: number): void => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const DAY = 24 * 3_600_000;

const decisionsOf = async (person: Parameters<typeof gateway.as>[0], id: string) => {
  const document = '{ viewer { decisions { username action type recordId reason values { field value } } } }';
  const { data } = await gateway.as(person).query<{ viewer: { decisions: readonly Decision[] } }>(document);
  return data.viewer.decisions.filter(({ recordId }) => recordId === id);
};

const aWaiting = async (): Promise<string> => {
  const id = `decided-${randomUUID()}`;
  await platform.add(withdrawals, aWithdrawal({ id }));
  return id;
};

/** Sends a mutation, and lets a second go by. */
const send = async (person: TestPerson, mutation: string, types: Readonly<Record<string, string>>, given: object) => {
  const { payload } = await mutate<{ readonly error: object | null }>(
    person,
    { mutation, types, answer: changeError },
    given,
  );
  expect(payload).toEqual({ error: null });
  pass(1_000);
};

const note = (username: string, id: string, type = 'Withdrawal') =>
  send(
    gateway.as(username),
    'addNote',
    { target: 'RecordInput!', text: 'String!', once: 'OnceInput!' },
    { target: { type, id }, text: 'Espera al banco', once: { idempotencyKey: randomUUID() } },
  );
const reject = async (username: string, id: string) => {
  const person = gateway.as(username);
  const change = await aChangeOf(person, 'withdrawal', id);
  const types = { id: 'ID!', reason: 'String!', change: 'ChangeInput!' };
  await send(person, 'rejectWithdrawal', types, { id, reason: 'Cuenta cerrada', change });
};

test('a person with a note on a record sees the decision of another, with its reason', async () => {
  const id = await aWaiting();
  await note('auditor', id);
  await reject('tesoreria', id);
  const decision = { username: 'tesoreria', action: 'rejectWithdrawal', type: 'Withdrawal', recordId: id };
  expect(await decisionsOf('auditor', id)).toEqual([
    expect.objectContaining({ ...decision, reason: 'Cuenta cerrada' }),
  ]);
  expect(await decisionsOf('tesoreria', id)).toEqual([]);
  expect(await decisionsOf('administrador', id)).toEqual([]);
});

test('a decision has the amount and currency of its record, and of the account the last four digits alone', async () => {
  const id = await aWaiting();
  await note('auditor', id);
  await reject('tesoreria', id);
  const [{ values } = { values: [] }] = await decisionsOf('auditor', id);
  const { amount, destination } = aWithdrawal({ id });
  expect(values).toEqual([
    { field: 'amount', value: amount.toFixed(2) },
    { field: 'currencyId', value: 'ARS' },
    { field: 'destination.account', value: destination.value.slice(-4) },
  ]);
});

test('a decision is shown until the person acts on the record again, for a week at most', async () => {
  const [acted, waited] = [await aWaiting(), await aWaiting()];
  for (const id of [acted, waited]) {
    await note('auditor', id);
    await reject('tesoreria', id);
  }
  await note('auditor', acted);
  expect(await decisionsOf('auditor', acted)).toEqual([]);
  pass(7 * DAY - 60_000);
  expect(await decisionsOf('auditor', waited)).toHaveLength(1);
  pass(120_000);
  expect(await decisionsOf('auditor', waited)).toEqual([]);
});

test('a reload of the record by another is no decision, and an own one hides none', async () => {
  const id = `decided-${randomUUID()}`;
  await platform.add(payments, aPayment({ id, collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z' }));
  const reload = (username: string) => send(gateway.as(username), 'refreshPayment', { id: 'ID!' }, { id });
  await note('auditor', id, 'Payment');
  await reload('operador');
  expect(await decisionsOf('auditor', id)).toEqual([]);
  const types = { id: 'ID!', reason: 'String!', change: 'ChangeInput!' };
  const change = { version: 1, idempotencyKey: randomUUID() };
  await send(gateway.as('operador'), 'cancelPayment', types, { id, reason: 'Lo pidió', change });
  await reload('auditor');
  expect(await decisionsOf('auditor', id)).toMatchObject([{ action: 'cancelPayment' }]);
});

test('a decision before the first act of the person is left out', async () => {
  const id = await aWaiting();
  await reject('tesoreria', id);
  await note('auditor', id);
  expect(await decisionsOf('auditor', id)).toEqual([]);
});

test('a person without permission for the type of the record sees no decision', async () => {
  const id = await aWaiting();
  await note('auditor', id);
  await reject('tesoreria', id);
  expect(await decisionsOf({ username: 'auditor', permissions: ['WITHDRAWAL_SEARCH'] }, id)).toHaveLength(1);
  expect(await decisionsOf({ username: 'auditor', permissions: ['PAYMENT_SHOW'] }, id)).toEqual([]);
});
