// Guards: An export sends the list as it is shown.
import { columnNamesOf, columnsOf } from './exported-list';

const inFile = { date: ['DATE'], amount: ['AMOUNT', 'CURRENCY'], state: ['STATE'] } as const;
const list = {
  inFile,
  columns: [
    { field: 'state', headerName: 'ESTADO' },
    { field: 'amount', headerName: 'IMPORTE' },
    { field: 'menu', headerName: 'ACCIONES' },
  ],
};

test('a file has the columns that are shown in their order, an amount beside its currency, and no menu', () => {
  expect(columnsOf(list)).toEqual(['STATE', 'AMOUNT', 'CURRENCY']);
  expect(columnNamesOf(list)).toBe('ESTADO · IMPORTE');
});
