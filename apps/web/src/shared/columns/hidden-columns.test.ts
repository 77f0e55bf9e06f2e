// Guards: At least one column stays visible, and the menu of a row always does.
import { shownColumns } from './hidden-columns';

const columns = [{ field: 'DATE' }, { field: 'NAME' }, { field: 'actions', hideable: false }];
const shown = (...hidden: string[]) => shownColumns(columns, hidden).map(({ field }) => field);

test('hidden columns are not shown, the menu always is', () => {
  expect(shown('NAME', 'actions')).toEqual(['DATE', 'actions']);
});

test('a column that is not there any more hides nothing', () => {
  expect(shown('older')).toEqual(['DATE', 'NAME', 'actions']);
});

test('at least one column stays', () => {
  expect(shown('DATE', 'NAME')).toEqual(['DATE', 'NAME', 'actions']);
});
