import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { cuitOf } from '../../seed/people.ts';
import type { StoredTaxForm } from './tax-form.table.ts';

/** CUIT of the platform, which presents the forms. */
const presenter = cuitOf('30', '71234567');

const number = (value: number, length: number): string => String(Math.round(value)).padStart(length, '0');

/** Writes lines of fixed width: header, one line per collector, totals. Amounts are in cents. */
const textOf = ({ period, file_structure, lines }: StoredTaxForm): string => {
  const month = period.replace('-', '');
  const form = file_structure.form_name.replaceAll(' ', '').padEnd(12);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  return [
    `01${presenter}${month}${form}${file_structure.version.padEnd(6)}`,
    ...lines.map((line) => `02${line.collector_id.padEnd(12)}${number(line.count, 8)}${number(line.cents, 15)}`),
    `03${number(lines.length, 6)}${number(count, 8)}${number(cents, 15)}`,
  ]
    .map((line) => `${line}\r\n`)
    .join('');
};

/** Returns the name of the file inside the ZIP. */
export const fileNameOf = ({ period, file_structure }: Pick<StoredTaxForm, 'period' | 'file_structure'>): string =>
  `${file_structure.form_name.replaceAll(' ', '')}_${period}.txt`;

/** Packs the file into a ZIP whose bytes are the same each time (B99). */
export const zipOf = (form: StoredTaxForm, fileName: string): Readable => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(textOf(form)), fileName, { mtime: new Date(form.reprocess_date ?? form.created_date) });
  zip.end();
  return Readable.from(zip.outputStream, { objectMode: false });
};
