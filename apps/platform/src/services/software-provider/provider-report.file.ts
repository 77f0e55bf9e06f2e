import { dayOf } from '../../shared/day.ts';
import type { StoredProviderReport, ProviderReportLine } from './provider-report.table.ts';

const digits = (value: number, length: number): string => String(Math.round(value)).padStart(length, '0');
const day = (moment: string): string => dayOf(new Date(moment)).replaceAll('-', '');
const totalOf = (lines: readonly ProviderReportLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Converts a text to ASCII of fixed width. Accents are removed. */
const ascii = (value: string, length: number): string =>
  value
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .slice(0, length)
    .padEnd(length);

/** Writes lines of fixed width: header, one line per payment, totals. Amounts are in cents. */
const fixedWidth = ({ collector_id, soft_provider, start_date, end_date, lines }: StoredProviderReport) => [
  `01${ascii(collector_id, 12)}${ascii(soft_provider, 30)}${day(start_date)}${day(end_date)}`,
  ...lines.map(({ payment_id, paid_date, cents }) => `02${ascii(payment_id, 26)}${day(paid_date)}${digits(cents, 15)}`),
  `03${digits(lines.length, 8)}${digits(totalOf(lines), 15)}`,
];

/** Writes columns separated by semicolons. */
const separated = ({ lines }: StoredProviderReport) => [
  'pago;fecha;importe',
  ...lines.map(({ payment_id, paid_date, cents }) =>
    [payment_id, dayOf(new Date(paid_date)), (cents / 100).toFixed(2)].join(';'),
  ),
];

/** File of a report. */
interface ProviderReportFile {
  readonly contentType: string;
  readonly name: string;
  readonly text: string;
}

/** Writes the file of a report, in the layout that the extension of its name selects (CON-23). */
export function fileOf(report: StoredProviderReport): ProviderReportFile {
  const name = report.metadata.file_name ?? `${report.id}.txt`;
  const isCsv = name.endsWith('.csv');
  return {
    contentType: isCsv ? 'text/csv; charset=us-ascii; header=present' : 'text/plain; charset=us-ascii',
    name,
    text: (isCsv ? separated(report) : fixedWidth(report)).map((line) => `${line}\r\n`).join(''),
  };
}

/** Returns the name of the file of a report. */
export const fileNameOf = (
  { collector_id, start_date, end_date }: Pick<StoredProviderReport, 'collector_id' | 'start_date' | 'end_date'>,
  extension: string,
): string => `${collector_id}_${day(start_date)}_${day(end_date)}.${extension}`;
