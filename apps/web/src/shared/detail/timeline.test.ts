// Guards: Dates of an entity stand in order; of those to come only what its state still expects is expected.
import { timelineOf } from './timeline';

const opened = Date.parse('2026-11-10T00:00:00.000Z');

const dates = (given: Readonly<Record<string, string | null>>) =>
  Object.entries(given).map(([field, at]) => ({ field, label: field.toUpperCase(), at }));

const fieldsOf = (given: Readonly<Record<string, string | null>>) =>
  timelineOf({ dates: dates(given), lastUpdateDate: null }, opened).moments.map(({ field }) => field);

describe('the dates of an entity', () => {
  test('stand from the oldest to the newest, with their offsets taken into account', () => {
    expect(
      fieldsOf({
        request: '2026-11-01T12:00:00.000Z',
        paid: '2026-11-02T01:00:00-03:00',
        due: '2026-11-02T03:30:00.000Z',
      }),
    ).toEqual(['request', 'due', 'paid']);
  });

  test('of the same instant stand in the order in which they happen', () => {
    const at = '2026-11-02T15:04:05.000Z';
    expect(fieldsOf({ processed: at, paid: at, refunded: at, updated: at })).toEqual([
      'processed',
      'paid',
      'refunded',
      'updated',
    ]);
  });

  test('that are to come are expected, unless the state of the entity drops them', () => {
    const given = dates({
      request: '2026-11-01T12:00:00.000Z',
      due: '2026-11-15T03:00:00.000Z',
      accreditation: '2026-11-20T03:00:00.000Z',
    });
    const outlooks = (dropped: readonly string[]) =>
      timelineOf({ dates: given, lastUpdateDate: null, dropped }, opened).moments.map(({ outlook }) => outlook);
    expect(outlooks([])).toEqual(['past', 'expected', 'expected']);
    expect(outlooks(['request', 'due'])).toEqual(['past', 'dropped', 'expected']);
  });

  test('of a change made after the page was opened are not still to come', () => {
    const at = '2026-11-10T00:05:00.000Z';
    const { moments } = timelineOf({ dates: dates({ cancelled: at, updated: at }), lastUpdateDate: at }, opened);
    expect(moments.map(({ outlook }) => outlook)).toEqual(['past', 'past']);
  });

  test('that are missing are named: every one of them can be read', () => {
    const { moments, absent } = timelineOf(
      { dates: dates({ request: '2026-11-01T12:00:00.000Z', refunded: null }), lastUpdateDate: null },
      opened,
    );
    expect(moments).toHaveLength(1);
    expect(absent).toEqual(['REFUNDED']);
  });
});
