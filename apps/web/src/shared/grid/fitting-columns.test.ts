// Guards: A table without room for all columns hides the lowest ranks first. Amounts and statuses always stay. The menu
// stays unless a panel is open.
import { amountColumn, chipColumn, menuColumn, ranks, textColumn } from './columns';
import { columnsBesidePanel, fittingColumns, withSortedColumn } from './fitting-columns';

const columns = [
  textColumn('date', { width: 150, rank: ranks.main }, () => 'x'),
  textColumn('concept', { minWidth: 70, flex: 1, rank: ranks.spare }, () => 'x'),
  textColumn('name', { minWidth: 80, flex: 1 }, () => 'x'),
  textColumn('reference', { minWidth: 80, flex: 1 }, () => 'x'),
  amountColumn('amount', () => ({ amount: '1.00', currencyId: 'ARS' })),
  chipColumn('state', { width: 130 }, () => 'x'),
  menuColumn(() => 'x'),
];

const fieldsIn = (room: number) => fittingColumns(columns, room).map(({ field }) => field);

test.each([
  [712, ['date', 'concept', 'name', 'reference', 'amount', 'state', 'actions']],
  [711, ['date', 'name', 'reference', 'amount', 'state', 'actions']],
  [641, ['date', 'name', 'amount', 'state', 'actions']],
  [561, ['date', 'amount', 'state', 'actions']],
  [481, ['amount', 'state', 'actions']],
  [1, ['amount', 'state', 'actions']],
])('%i pixels have room for %j', (room, fields) => {
  expect(fieldsIn(room)).toEqual(fields);
});

test('the column by which the list is sorted is hidden after the others', () => {
  const fields = fittingColumns(withSortedColumn(columns, 'reference'), 561).map(({ field }) => field);
  expect(fields).toEqual(['reference', 'amount', 'state', 'actions']);
});

test('a widened column takes the room of columns with lower ranks', () => {
  const widened = columns.map((column) => (column.field === 'date' ? { ...column, width: 300, flex: 0 } : column));
  expect(fittingColumns(widened, 712).map(({ field }) => field)).toEqual([
    'date',
    'name',
    'amount',
    'state',
    'actions',
  ]);
});

test('the first column fills the remaining width when no flexible column is left', () => {
  const [first, ...others] = fittingColumns(columns, 540);
  expect(first).toMatchObject({ field: 'date', flex: 1, minWidth: 150 });
  expect(others.some(({ flex }) => flex)).toBe(false);
  expect(fittingColumns(columns, 641)[0]).toBe(columns[0]);
});

const payments = [
  textColumn('date', { width: 152, hasTime: true, rank: ranks.main }, () => 'x'),
  textColumn('concept', { minWidth: 80, flex: 1 }, () => 'x'),
  textColumn('name', { minWidth: 100, flex: 1, rank: ranks.main }, () => 'x'),
  amountColumn('amount', () => ({ amount: '1.00', currencyId: 'ARS' })),
  chipColumn('state', { width: 150 }, () => 'x'),
  menuColumn(() => 'x'),
];

test.each([
  [684, [152, 80, 100, 120, 150, 82]],
  [683, [152, 80, 100, 120, 150]],
  [522, [152, 100, 120, 150]],
  [521, [92, 100, 120, 150]],
  [461, [100, 120, 150]],
  [369, [120, 150]],
])('beside a panel, %i pixels have room for columns of %j pixels', (room, widths) => {
  const shown = columnsBesidePanel(withSortedColumn(payments, 'date'), room);
  expect(shown.map(({ width, minWidth }) => width ?? minWidth)).toEqual(widths);
});
