// Guards: An export has the columns and the order of the list.
import { columnNamesOf, listToExport } from './list-export';

const columns = [
  { field: 'state', headerName: 'ESTADO' },
  { field: 'amount', headerName: 'IMPORTE' },
  { field: 'menu', headerName: 'ACCIONES' },
];
const sort = { field: 'REQUEST_DATE', direction: 'DESCENDING' } as const;
const list = listToExport(
  {
    type: 'PAYMENTS',
    noun: { one: 'pago', many: 'pagos', gender: 'masculine' },
    columns,
    inFile: {
      REQUEST_DATE: ['REQUEST_DATE'],
      amount: ['FINAL_AMOUNT', 'CURRENCY_ID'],
      state: ['STATUS'],
      requestedBy: [],
    },
    filterOf: () => ({}),
    inputOf: (payments: {
      readonly filter: { readonly search?: string };
      readonly sorts: { readonly field: 'REQUEST_DATE'; readonly direction: 'ASCENDING' | 'DESCENDING' }[];
      readonly columns: ('REQUEST_DATE' | 'FINAL_AMOUNT' | 'CURRENCY_ID' | 'STATUS')[] | undefined;
    }) => ({ payments }),
  },
  { state: { sort }, filter: { search: 'ana' }, paging: { sorts: [sort] }, chips: [], shown: { key: 'payments.list' } },
  12,
);

test('a file has the visible columns in their order, each amount with its currency, and no menu', () => {
  expect(list.inputOf(columns.map(({ field }) => field))).toEqual({
    payments: { filter: { search: 'ana' }, sorts: [sort], columns: ['STATUS', 'FINAL_AMOUNT', 'CURRENCY_ID'] },
  });
  expect(columnNamesOf(columns, list)).toBe('ESTADO · IMPORTE');
});

test('a column of the list without a column of the file is not named', () => {
  expect(columnNamesOf([{ field: 'requestedBy', headerName: 'PEDIDA POR' }, ...columns], list)).toBe(
    'ESTADO · IMPORTE',
  );
});

test('a file has all columns if none are chosen', () => {
  expect(list.inputOf(undefined).payments?.columns).toBeUndefined();
});
