// Guards: Settings and views of a person are deleted when two years have passed since the last visit, and not before.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createTestStore } from '../testing/activity-store.ts';
import { deleteInactivePeople } from './inactive-people.ts';
import { savedViews } from './personal.table.ts';
import { createPersonal } from './personal.ts';

const { store, drop } = await createTestStore();
const clock = { now: new Date('2026-11-21T15:00:00.000Z') };
const personal = createPersonal({ store, now: () => clock.now, logger: pino({ level: 'silent' }) });
afterAll(async () => {
  await personal.close();
  await drop();
});

const permissions = new Set<never>();
const personWithData = async (id: string) => {
  const person = { id, permissions };
  const view = { id: randomUUID(), list: 'bins.list', name: 'Hoy', search: 'orden=id' };
  await personal.createViews(person, [view]);
  await personal.updateSettings(person, { theme: 'DARK' }, 0);
  await personal.follow(person, { type: 'Payment', id: 'p1' });
  return person;
};

test('the data of a person who signs in is kept; without a visit it is deleted, with the views', async () => {
  const [stays, leaves] = [await personWithData('stays'), await personWithData('leaves')];
  clock.now = new Date('2028-01-01T00:00:00.000Z');
  await personal.read(stays);
  clock.now = new Date('2028-12-23T00:00:00.000Z');
  await deleteInactivePeople(await store.db(), clock.now);
  const kept = await Promise.all([stays, leaves].map((person) => personal.read(person)));
  const followed = await Promise.all([stays, leaves].map((person) => personal.followed(person)));
  expect(followed).toMatchObject([[{ id: 'p1' }], []]);
  expect(kept).toMatchObject([
    { settings: { version: 1, theme: 'DARK' }, views: [{ name: 'Hoy' }] },
    { settings: { version: 0, theme: null }, views: [] },
  ]);
});

test('a visit within 30 days of the recorded one still keeps the data for two years, and for 30 days more at most', async () => {
  const first = new Date('2030-01-01T00:00:00.000Z');
  clock.now = first;
  const person = await personWithData('visits twice');
  clock.now = new Date('2030-01-30T23:59:59.000Z'); // not recorded: a second less than 30 days
  await personal.read(person);
  const namesAfter = async (days: number) => {
    await deleteInactivePeople(await store.db(), new Date(first.getTime() + days * 24 * 3_600_000));
    const views = await (await store.db()).select().from(savedViews).where(eq(savedViews.ownerId, person.id));
    return views.map(({ name }) => name);
  };
  expect(await namesAfter(30 + 731)).toEqual(['Hoy']);
  expect(await namesAfter(30 + 731 + 1)).toEqual([]);
});

test('a visit during the deletion loses either everything or nothing', async () => {
  clock.now = new Date('2034-01-01T00:00:00.000Z');
  const person = await personWithData('returns');
  const db = await store.db();
  // the visit comes right after the views were deleted
  await db.execute(sql`create function visit() returns trigger language plpgsql as $$ begin
    update person_settings set seen_at = '2037-01-01' where person_id = old.owner_id;
    return old;
  end $$`);
  await db.execute(sql`create trigger visit after delete on saved_view for each row execute function visit()`);
  await deleteInactivePeople(db, new Date('2037-01-01T00:00:00.000Z'));
  await db.execute(sql`drop trigger visit on saved_view`);
  expect(await personal.read(person)).toMatchObject({ settings: { version: 0 }, views: [] });
});
