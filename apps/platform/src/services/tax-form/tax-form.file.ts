import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { cuitOf } from '../../seed/people.ts';
import type { KeptTaxForm } from './tax-form.table.ts';

/** Presenter of the forms: the platform that collects. */
const presenter = cuitOf('30', '71234567');

const number = (value: number, length: number): string => String(Math.round(value)).padStart(length, '0');

/** The file in lines of fixed width: who and what, one line a collector, and the totals. Amounts are in cents. */
const textOf = ({ period, file_structure, lines }: KeptTaxForm): string => {
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

/** Name of the file of a form, as the ZIP has it. */
export const fileNameOf = ({ period, file_structure }: Pick<KeptTaxForm, 'period' | 'file_structure'>): string =>
  `${file_structure.form_name.replaceAll(' ', '')}_${period}.txt`;

/** The file in a ZIP, which is the same each time (B99). */
export const zipOf = (form: KeptTaxForm, fileName: string): Readable => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(textOf(form)), fileName, { mtime: new Date(form.reprocess_date ?? form.created_date) });
  zip.end();
  return Readable.from(zip.outputStream, { objectMode: false });
};
