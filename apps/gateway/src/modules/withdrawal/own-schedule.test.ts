// Guards: With FOUR_EYES, the last editor of a collector's schedule cannot send the money that the schedule requests:
// neither withdrawals nor withdraws. Another person can.
import { randomUUID } from 'node:crypto';
import { aWithdraw, aWithdrawal, withdrawals, withdraws } from '@backoffice/platform/testing';
import { aChange, aChangeOf, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  config: { fourEyes: { required: true, allowsUnknown: true, from: 0, machines: ['Scheduler'] } },
});

interface Payload {
  readonly error: TestChangeError | null;
}

/** Sets the schedule of a collector's withdrawals. */
const schedule = async (username: string, collectorId: string): Promise<void> => {
  const { payload } = await mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'addCollectorConfiguration',
      types: { collectorId: 'ID!', variableId: 'ID!', value: 'String!', once: 'OnceInput!' },
      answer: changeError,
    },
    { collectorId, variableId: '1', value: '0 9 * * 1', once: { idempotencyKey: aChange().idempotencyKey } },
  );
  expect(payload?.error).toBeNull();
};

const kinds = {
  withdrawal: {
    put: (given: object) => platform.add(withdrawals, aWithdrawal(Object(given))),
    mutation: 'authorizeWithdrawal',
  },
  withdraw: { put: (given: object) => platform.add(withdraws, aWithdraw(Object(given))), mutation: 'transferWithdraw' },
} as const;

/** Adds a pending withdrawal or withdraw, and sends its money. */
const send = async (kind: keyof typeof kinds, username: string, requester = '') => {
  const id = randomUUID();
  const { put, mutation } = kinds[kind];
  await put({ id, request_user: requester });
  const person = gateway.as(username);
  const { payload } = await mutate<Payload>(
    person,
    { mutation, types: { id: 'ID!', change: 'ChangeInput!' }, answer: changeError },
    { id, change: await aChangeOf(person, kind, id) },
  );
  return payload?.error ?? null;
};

test.each(['withdrawal', 'withdraw'] as const)('a %s of an own schedule requires another person', async (kind) => {
  expect(await send(kind, 'tesoreria')).toBeNull();
  await schedule('tesoreria', 'LUZN');
  expect(await send(kind, 'tesoreria')).toMatchObject({
    code: 'CONFLICT',
    extendedCode: 'own_schedule',
    message: 'Usted programó los retiros de esta entidad: otra persona tiene que enviar el dinero.',
  });
  expect(await send(kind, 'tesoreria', 'scheduler')).toMatchObject({ extendedCode: 'own_schedule' });
  // a request by a person does not come from a schedule
  expect(await send(kind, 'tesoreria', 'ana')).toBeNull();
  expect(await send(kind, 'administrador')).toBeNull();
  await platform.reset();
});
