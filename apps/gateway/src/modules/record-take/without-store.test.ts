// Guards: Without a store, or while it cannot be reached, no record is taken, and the error has the reason.
import { randomUUID } from 'node:crypto';
import { aWithdrawal, withdrawals } from '@backoffice/platform/testing';
import { startWithoutStore } from '../../testing/without-store.ts';

const { without, away, platform } = await startWithoutStore();

const take = `mutation ($target: RecordInput!, $once: OnceInput!) {
  takeRecord(target: $target, once: $once) { mark { id } error { code } }
}`;

test.each([
  ['without a store', without, 'Esta instalación no guarda la actividad.'],
  ['while the store is away', away, 'La actividad no está disponible en este momento.'],
])('%s no record is taken', async (_when, gateway, message) => {
  const id = randomUUID();
  await platform.add(withdrawals, aWithdrawal({ id }));
  const target = { type: 'Withdrawal', id };
  const { errors } = await gateway.as('tesoreria').query(take, { target, once: { idempotencyKey: randomUUID() } });
  expect(errors).toMatchObject([{ message, path: ['takeRecord'] }]);
});
