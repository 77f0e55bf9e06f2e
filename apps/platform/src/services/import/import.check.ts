import { importAmount, type ImportRecord, type ImportRow } from '@backoffice/import-file';

/** Why a row is no payment, as a code of the service. */
export type RowFault =
  | 'amount_missing'
  | 'amount_invalid'
  | 'amount_not_positive'
  | 'amount_too_large'
  | 'email_missing'
  | 'email_invalid'
  | 'concept_missing'
  | 'external_id_missing'
  | 'external_id_repeated'
  | 'external_id_known'
  | 'identification_type_unknown'
  | 'identification_invalid'
  | 'due_date_invalid';

/** What a row says, once it can be a payment. */
export interface ReadRow {
  readonly amount: number;
  readonly identification: { readonly type: 'DNI_ARG' | 'CUIT_ARG'; readonly number: string } | null;
  /** Start of the day in Buenos Aires, as ISO text in UTC. */
  readonly dueDate: string | null;
}

/** Identifiers of a file and of the service that a row may not repeat. */
export interface KnownIds {
  /** Of the rows before. */
  readonly inFile: ReadonlySet<string>;
  /** Of the payments that there are. */
  readonly ofPayments: ReadonlySet<string>;
}

const LARGEST = 999_999_999.99;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const types: Readonly<Record<string, 'DNI_ARG' | 'CUIT_ARG'>> = { DNI: 'DNI_ARG', CUIT: 'CUIT_ARG', CUIL: 'CUIT_ARG' };
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Whether the last digit follows from the others, modulo 11 (A153). */
const hasCheckDigit = (cuit: string): boolean => {
  const remainder = WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(cuit[place]), 0) % 11;
  return Number(cuit[10]) === (remainder === 0 ? 0 : remainder === 1 ? 9 : 11 - remainder);
};

const amountIn = (text: string): number | RowFault => {
  if (text === '') return 'amount_missing';
  const read = importAmount(text);
  if (read === undefined) return 'amount_invalid';
  if (Number(read) <= 0) return 'amount_not_positive';
  return Number(read) > LARGEST ? 'amount_too_large' : Number(read);
};

const identificationIn = ({
  identification_type,
  identification_number,
}: ImportRecord): ReadRow['identification'] | RowFault => {
  const number = identification_number.replaceAll(/[.\-\s]/g, '');
  const name = identification_type.trim().toUpperCase();
  if (number === '' && name === '') return null;
  const type = types[name === '' ? (number.length === 11 ? 'CUIT' : 'DNI') : name];
  if (type === undefined) return 'identification_type_unknown';
  const isNumber = type === 'DNI_ARG' ? /^\d{7,8}$/.test(number) : /^\d{11}$/.test(number) && hasCheckDigit(number);
  return isNumber ? { type, number } : 'identification_invalid';
};

/** Buenos Aires is three hours behind UTC, the whole year. */
const dueDateIn = (text: string): string | null => {
  if (text === '') return null;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = new Date(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T03:00:00.000Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return isDay ? date.toISOString() : 'due_date_invalid';
};

const externalFault = (id: string, { inFile, ofPayments }: KnownIds): RowFault | undefined => {
  if (id === '') return 'external_id_missing';
  if (inFile.has(id)) return 'external_id_repeated';
  return ofPayments.has(id) ? 'external_id_known' : undefined;
};

const emailFault = (email: string): RowFault | undefined => {
  if (email === '') return 'email_missing';
  return EMAIL.test(email) && email.length <= 254 ? undefined : 'email_invalid';
};

/** Reads a row: what it says, or the first thing that is wrong with it. */
export function checkRow({ record }: ImportRow, known: KnownIds): ReadRow | RowFault {
  const fault = externalFault(record.external_transaction_id, known);
  if (fault !== undefined) return fault;
  if (record.concept_id === '') return 'concept_missing';
  const amount = amountIn(record.amount);
  if (typeof amount === 'string') return amount;
  const wrongEmail = emailFault(record.payer_email);
  if (wrongEmail !== undefined) return wrongEmail;
  const identification = identificationIn(record);
  if (typeof identification === 'string') return identification;
  const dueDate = dueDateIn(record.due_date);
  return dueDate === 'due_date_invalid' ? dueDate : { amount, identification, dueDate };
}
