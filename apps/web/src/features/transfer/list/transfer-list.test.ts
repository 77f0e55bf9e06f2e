// Guards: The list of transfers has its newest first without filters, also right after the filters were cleared.
import { transferList } from './transfer-list';

test('without filters the newest transfer comes first, also after clearing them', () => {
  const all = transferList.parse(new URLSearchParams('status=todos'));
  const newest = { field: 'REQUEST_DATE', direction: 'DESCENDING' };
  expect([all.sort, transferList.changed(all, transferList.empty()).sort]).toEqual([newest, newest]);
});
