// Guards: Without a store, or while it cannot be reached, nothing is followed, and a record is still read.
import { startWithoutStore } from '../../testing/without-store.ts';

const { without, away } = await startWithoutStore();

test.each([
  ['without a store', without, 'Esta instalación no guarda preferencias ni vistas.'],
  ['while the store is away', away, 'Las preferencias y las vistas no se pueden guardar en este momento.'],
])('%s it is unknown whether a record is followed, and following is refused', async (_when, gateway, message) => {
  const target = { type: 'Payment', id: 'p1' };
  const person = gateway.as('operador');
  const read = await person.query('query ($target: RecordInput!) { isFollowed(target: $target) }', { target });
  expect(read).toMatchObject({ data: { isFollowed: null } });
  expect(read.errors).toBeUndefined();
  const listed = await person.query('{ viewer { followedRecords { recordId } } }');
  expect(listed).toMatchObject({ data: { viewer: { followedRecords: null } } });
  expect(listed.errors?.length ?? 0).toBe(gateway === away ? 1 : 0);
  const follow = 'mutation ($target: RecordInput!) { followRecord(target: $target) { isFollowed error { code } } }';
  expect((await person.query(follow, { target })).errors).toMatchObject([{ message, path: ['followRecord'] }]);
});
