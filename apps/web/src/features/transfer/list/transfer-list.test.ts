// Guards: Clearing the filters of a list whose order depends on them sorts by the order without filters.
import { transferList } from './transfer-list';

test('without filters the newest transfer comes first, also after clearing them', () => {
  const all = transferList.parse(new URLSearchParams('status=todos'));
  const newest = { field: 'REQUEST_DATE', direction: 'DESCENDING' };
  expect([all.sort, transferList.changed(all, transferList.empty()).sort]).toEqual([newest, newest]);
});
