// Guards: Settings and views of a person are deleted two years after the last visit, and not before.
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createTestStore } from '../testing/activity-store.ts';
import { deleteInactivePeople } from './inactive-people.ts';
import { createPersonal } from './personal.ts';

const { store, drop } = await createTestStore();
const clock = { now: new Date('2026-11-21T15:00:00.000Z') };
const personal = createPersonal({ store, now: () => clock.now, logger: pino({ level: 'silent' }) });
afterAll(async () => {
  await personal.close();
  await drop();
});

test('the data of a person who signs in is kept; without a visit it is deleted, with the views', async () => {
  const permissions = new Set<never>();
  const [stays, leaves] = [
    { id: 'stays', permissions },
    { id: 'leaves', permissions },
  ] as const;
  for (const person of [stays, leaves]) {
    const view = { id: randomUUID(), list: 'bins.list', name: 'Hoy', search: 'orden=id' };
    await personal.createViews(person, [view]);
    await personal.updateSettings(person, { theme: 'DARK' }, 0);
  }
  clock.now = new Date('2028-01-01T00:00:00.000Z');
  await personal.read(stays);
  clock.now = new Date('2028-11-25T00:00:00.000Z');
  await deleteInactivePeople(await store.db(), clock.now);
  const kept = await Promise.all([stays, leaves].map((person) => personal.read(person)));
  expect(kept).toMatchObject([
    { settings: { version: 1, theme: 'DARK' }, views: [{ name: 'Hoy' }] },
    { settings: { version: 0, theme: null }, views: [] },
  ]);
});
