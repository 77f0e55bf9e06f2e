// Guards: Dates of an entity are in order, and name who caused them. A future date is expected unless the entity's
// status drops it.
import { timelineOf } from './timeline';

const opened = Date.parse('2026-11-10T00:00:00.000Z');

const dates = (given: Readonly<Record<string, string | null>>) =>
  Object.entries(given).map(([field, at]) => ({ field, label: field.toUpperCase(), at }));

const fieldsOf = (given: Readonly<Record<string, string | null>>) =>
  timelineOf({ dates: dates(given), lastUpdateDate: null }, opened).moments.map(({ field }) => field);

describe('the dates of an entity', () => {
  test('are in order from oldest to newest, across different UTC offsets', () => {
    expect(
      fieldsOf({
        request: '2026-11-01T12:00:00.000Z',
        paid: '2026-11-02T01:00:00-03:00',
        due: '2026-11-02T03:30:00.000Z',
      }),
    ).toEqual(['request', 'due', 'paid']);
  });

  test('of the same instant have the order in which they usually happen', () => {
    const at = '2026-11-02T15:04:05.000Z';
    expect(fieldsOf({ processed: at, paid: at, refunded: at, updated: at })).toEqual([
      'processed',
      'paid',
      'refunded',
      'updated',
    ]);
  });

  test("in the future are expected, unless the entity's status drops them", () => {
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

  test('of a change made after the page was opened count as past', () => {
    const at = '2026-11-10T00:05:00.000Z';
    const { moments } = timelineOf({ dates: dates({ cancelled: at, updated: at }), lastUpdateDate: at }, opened);
    expect(moments.map(({ outlook }) => outlook)).toEqual(['past', 'past']);
  });

  test('that are missing are listed by name', () => {
    const { moments, absent } = timelineOf(
      { dates: dates({ request: '2026-11-01T12:00:00.000Z', refunded: null }), lastUpdateDate: null },
      opened,
    );
    expect(moments).toHaveLength(1);
    expect(absent).toEqual(['REFUNDED']);
  });

  test('name the person whose action is within a minute; any other action is a moment of its own', () => {
    const at = '2026-11-05T12:00:00.000Z';
    const deed = { label: 'Lo canceló ana.', by: 'ana', why: 'Error' };
    const { moments } = timelineOf(
      {
        dates: [{ field: 'cancelDate', label: 'Cancelación', at, actions: ['cancel'] }],
        deeds: [
          { ...deed, id: 'e3', action: 'cancel', at: '2026-11-05T12:05:00.000Z' },
          { ...deed, id: 'e2', action: 'retry', at },
          { ...deed, id: 'e1', action: 'cancel', at: '2026-11-05T12:00:02.000Z' },
        ],
      },
      opened,
    );
    expect(moments.map(({ field, by }) => [field, by])).toEqual([
      ['cancelDate', 'ana'],
      ['e2', null],
      ['e3', null],
    ]);
  });
});
