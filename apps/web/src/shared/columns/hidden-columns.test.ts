// Guards: Columns are hidden, added and ordered as chosen, but never all hidden. The menu of a row is always last.
import { orderedColumns, shownColumns } from './hidden-columns';

const columns = [{ field: 'DATE' }, { field: 'NAME' }, { field: 'actions', hideable: false }];
const shown = (...hidden: string[]) => shownColumns(columns, hidden).map(({ field }) => field);

test('hidden columns are not shown, and the menu of a row cannot be hidden', () => {
  expect(shown('NAME', 'actions')).toEqual(['DATE', 'actions']);
});

test('a stored name whose column no longer exists hides nothing', () => {
  expect(shown('older')).toEqual(['DATE', 'NAME', 'actions']);
});

test('when every hideable column is hidden, all of them are shown', () => {
  expect(shown('DATE', 'NAME')).toEqual(['DATE', 'NAME', 'actions']);
});

test('an extra column is hidden until it is chosen', () => {
  const withExtra = [...columns.slice(0, 2), { field: 'collector', extra: true }, ...columns.slice(2)];
  const fields = (extra: readonly string[]) => shownColumns(withExtra, [], extra).map(({ field }) => field);
  expect(fields([])).toEqual(['DATE', 'NAME', 'actions']);
  expect(fields(['collector'])).toEqual(['DATE', 'NAME', 'collector', 'actions']);
});

test('columns have the chosen order; new columns follow, and the menu of a row is last', () => {
  const menu = { field: 'actions', hideable: false, disableExport: true };
  const all = [{ field: 'DATE' }, { field: 'NAME' }, { field: 'AMOUNT' }, menu];
  const fields = (...order: string[]) => orderedColumns(all, order).map(({ field }) => field);
  expect(fields()).toEqual(['DATE', 'NAME', 'AMOUNT', 'actions']);
  expect(fields('actions', 'NAME', 'older', 'DATE')).toEqual(['NAME', 'DATE', 'AMOUNT', 'actions']);
});
