// Guards: Retention neither deletes a kept event nor seals such a removal, even when somebody changed the database.
import { testSecret } from '../testing/activity-store.ts';
import { activityEvents } from './activity.table.ts';
import { createChainKey } from './chain.ts';
import { createSixEvents } from './testing/six-events.ts';
import { writerOver } from './testing/test-writer.ts';

const { made, change, remove, verified } = await createSixEvents();
const stored = async () => {
  const rows = await (await made.store.db()).select().from(activityEvents).orderBy(activityEvents.seq);
  return rows.map(({ seq }) => seq);
};

describe('a chain that somebody changed without the secret', () => {
  const next = createChainKey(`${testSecret} of the next year`);

  test('keeps an event with an expired month that stands after a kept event', async () => {
    await change("update activity_event set month = '2020-01' where seq = 5");
    await remove('2026-10');
    expect(await stored()).toEqual([1, 2, 3, 4, 5, 6]);
    await remove('2026-11');
    expect(await stored()).toEqual([4, 5, 6]);
    expect((await verified()).chains[0]?.firstFault).toMatchObject({ seq: 5 });
  });

  test.each([
    ['months of kept events', "update activity_event set month = '2020-01' where seq <= 5", '2026-10', 1],
    ['the month of the first kept event', "update activity_event set month = '2026-10' where seq = 4", '2026-11', 4],
    [
      'an expired event',
      "update activity_event set line = replace(line, 'pay-2', 'pay-9') where seq = 2",
      '2026-11',
      2,
    ],
    ['an expired event to no JSON', "update activity_event set line = '{' where seq = 2", '2026-11', 2],
    ['the number of expired events', 'delete from activity_event where seq = 2', '2026-11', 2],
  ])('loses no event to retention, and is reported, when %s changed', async (_what, statement, before, event) => {
    await change(statement);
    const left = await stored();
    const found = await verified();
    const unsure = await remove(before);
    expect(await verified()).toEqual(found);
    expect(await stored()).toEqual(left);
    expect(unsure).toEqual([{ chain: 1, event }]);
  });

  test.each([
    ["update activity_event set month = '2020-01' where seq <= 5", '2026-10', 1],
    ["update activity_event set line = '{' where seq = 2", '2026-11', 2],
  ])('loses no event to a gateway with the next secret: %s', async (statement, before, event) => {
    await change(statement);
    const unsure = await remove(before, next);
    expect(await stored()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(unsure).toEqual([{ chain: 1, event }]);
  });

  test('still has its fault after a removal under the name of another key', async () => {
    await change(
      "update activity_event set month = '2020-01', line = replace(line, '2026-1', '2020-1') where seq <= 5",
    );
    await change("update activity_chain set key = 'other'");
    await remove('2026-10');
    await change(`update activity_chain set key = '${made.key.name}'`);
    expect((await verified()).chains[0]?.firstFault).toMatchObject({ reason: 'its beginning was changed' });
  });

  test('does not prevent the removal of months of other chains', async () => {
    const writer = writerOver(made);
    writer.tell({ time: '2026-10-08T12:00:00.000Z' });
    await writer.close();
    await change("update activity_event set line = replace(line, 'pay-2', 'pay-9') where seq = 2");
    expect(await remove('2026-11')).toEqual([{ chain: 1, event: 2 }]);
    expect((await verified()).chains[1]).toEqual({ number: 2, events: 0 });
  });
});
