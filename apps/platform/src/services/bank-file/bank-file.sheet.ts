import type { Sheet } from '../export/export.sheet.ts';
import type { BankFile } from './bank-file.content.ts';

/** Converts the file to a workbook of one sheet. */
export const bankFileSheet = ({ lines }: BankFile): Sheet => ({
  name: 'Movimientos',
  records: lines.length,
  columns: [
    { name: 'id', heading: 'Id', kind: 'text', width: 26 },
    { name: 'date', heading: 'Fecha', kind: 'moment', width: 20 },
    { name: 'amount', heading: 'Importe', kind: 'amount', width: 16 },
    { name: 'destination', heading: 'Cuenta de destino', kind: 'text', width: 26 },
    { name: 'holder', heading: 'Titular', kind: 'text', width: 32 },
  ],
  batches: (async function* () {
    yield lines.map(({ id, date, amount, destination, holder }) => [id, date, amount, destination, holder]);
  })(),
});
