// Guards: Without a store, or while it cannot be reached, a note is refused with the reason.
import { randomUUID } from 'node:crypto';
import { aPayment, payments } from '@backoffice/platform/testing';
import { startWithoutStore } from '../../testing/without-store.ts';

const { without, away, platform } = await startWithoutStore();

const add = `mutation ($target: RecordInput!, $once: OnceInput!) {
  addNote(target: $target, text: "Hola", once: $once) { notes { id } error { code } }
}`;

test.each([
  ['without a store', without, 'Esta instalación no guarda la actividad.'],
  ['while the store is away', away, 'La actividad no está disponible en este momento.'],
])('%s no note is left', async (_when, gateway, message) => {
  const id = randomUUID();
  await platform.add(payments, aPayment({ id, collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z' }));
  const target = { type: 'Payment', id };
  const { errors } = await gateway.as('operador').query(add, { target, once: { idempotencyKey: randomUUID() } });
  expect(errors).toMatchObject([{ message, path: ['addNote'] }]);
});
