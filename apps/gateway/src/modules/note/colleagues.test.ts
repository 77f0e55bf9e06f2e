// Guards: A person who may leave notes reads the mentions and names of colleagues who acted within 90 days.
import { randomUUID } from 'node:crypto';
import { aPayment, payments } from '@backoffice/platform/testing';
import { changeError, mutate } from '../../testing/changes.ts';
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
const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

const readColleagues = async (person: Parameters<typeof gateway.as>[0]) => {
  const { data } = await gateway
    .as(person)
    .query<{ viewer: { colleagues: readonly { mention: string; name: string | null }[] } }>(
      '{ viewer { colleagues { mention name } } }',
    );
  return data.viewer.colleagues;
};
const mentionsOf = async (person: Parameters<typeof gateway.as>[0]) =>
  (await readColleagues(person)).map(({ mention }) => mention);

const id = 'colleagues-1';
await platform.add(payments, aPayment({ id, collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z' }));

/** Leaves a note, which is an act. */
const act = async (person: TestPerson): Promise<void> => {
  const { payload } = await mutate<{ readonly error: object | null }>(
    person,
    {
      mutation: 'addNote',
      types: { target: 'RecordInput!', text: 'String!', once: 'OnceInput!' },
      answer: changeError,
    },
    { target: { type: 'Payment', id }, text: 'Espera al banco', once: { idempotencyKey: randomUUID() } },
  );
  expect(payload).toEqual({ error: null });
};
/** Signs a person in under a user name that the realm does not have. */
const named = async (username: string, name = username): Promise<TestPerson> =>
  gateway.withToken(
    await platform.tokenFor('operador', { claims: { sub: randomUUID(), preferred_username: username, name } }),
  );

test('colleagues who acted are named in order, without the domain of an e-mail address and without oneself', async () => {
  expect(await mentionsOf('operador')).toEqual([]);
  pass(MINUTE);
  await act(gateway.as('operador'));
  await act(await named('Zoe.Paz@banco.example'));
  await act(await named('bruno'));
  await act(await named('bruno@otra.example'));
  await act(await named('con blanco'));
  expect(await mentionsOf('operador')).toEqual(['bruno', 'zoe.paz']);
  expect(await mentionsOf('auditor')).toEqual(['bruno', 'operador', 'zoe.paz']);
});

test('a colleague has the name of the last act; a mention of several people has one only if all have it', async () => {
  await act(await named('ana', 'Ana Paz'));
  await act(await named('eva@banco.example', 'Eva Ruiz'));
  await act(await named('eva@otra.example', 'Eva Soto'));
  await act(await named('sol@banco.example', 'Sol Gil'));
  await act(await named('sol@otra.example', 'Sol Gil'));
  pass(MINUTE);
  expect(await readColleagues('auditor')).toEqual(
    expect.arrayContaining([
      { mention: 'ana', name: 'Ana Paz' },
      { mention: 'bruno', name: null },
      { mention: 'eva', name: null },
      { mention: 'operador', name: 'Omar Peralta' },
      { mention: 'sol', name: 'Sol Gil' },
    ]),
  );
});

test('a person who may see no record with notes reads no name', async () => {
  expect(await mentionsOf('sinpermisos')).toEqual([]);
  expect(await mentionsOf({ username: 'auditor', permissions: ['BIN_SHOW'] })).toEqual([]);
});

test('the names are read again after a minute, and last 90 days', async () => {
  pass(MINUTE);
  expect(await mentionsOf('auditor')).not.toContain('carla');
  await act(await named('carla'));
  expect(await mentionsOf('auditor')).not.toContain('carla');
  pass(MINUTE);
  expect(await mentionsOf('auditor')).toContain('carla');
  pass(90 * DAY);
  expect(await mentionsOf('auditor')).toEqual([]);
});

test('of more than 200 colleagues the last 200 who acted are named', async () => {
  for (let count = 0; count < 202; count += 1) {
    pass(1_000);
    await act(await named(`persona${count}`));
  }
  pass(MINUTE);
  const names = await mentionsOf('auditor');
  expect(names).toHaveLength(200);
  expect(names).not.toContain('persona0');
  expect(names).not.toContain('persona1');
});
