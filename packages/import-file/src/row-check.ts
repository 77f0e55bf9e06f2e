import {
  dayOf,
  emailPattern,
  hasCardNumber,
  isCuit,
  isDay,
  isLongerThan,
  isPrintable,
  rowFaults,
  startOfDay,
  visibleText,
  withoutCardNumbers,
  withoutSeparators,
} from '@backoffice/validators';
import { FORMULA_ERROR } from './formula-error.ts';
import { importAmount, type AmountFault } from './import-amount.ts';
import { importColumns, type ImportColumnName, type ImportRecord } from './import-columns.ts';
import type { ImportRow, ReadingFault } from './import-rows.ts';

/** Reason why a row cannot become a payment. */
export type RowFaultCode =
  | ReadingFault['code']
  | AmountFault
  | 'amount_missing'
  | 'amount_too_large'
  | 'email_missing'
  | 'email_invalid'
  | 'concept_missing'
  | 'external_id_missing'
  | 'external_id_scientific'
  | 'external_id_repeated'
  | 'external_id_known'
  | 'identification_type_unknown'
  | 'identification_invalid'
  | 'due_date_invalid'
  | 'due_date_impossible'
  | 'due_date_past'
  | 'due_date_far'
  | 'text_too_long'
  | 'text_unreadable';

/** Fault of a row. */
export interface RowFault {
  /** Null for a fault of the whole row. */
  readonly column: ImportColumnName | null;
  readonly code: RowFaultCode;
}

/** Parsed values of a row without faults. */
export interface ReadRow {
  readonly amount: number;
  readonly identification: { readonly type: 'DNI_ARG' | 'CUIT_ARG'; readonly number: string } | null;
  /** Start of the due day in Buenos Aires, as ISO text in UTC. */
  readonly dueDate: string | null;
}

/** Facts outside the row that its rules depend on. */
export interface RowSurroundings {
  /** External ids of earlier rows. */
  readonly inFile: Pick<ReadonlySet<string>, 'has'>;
  /** External ids of existing payments. */
  readonly ofPayments: Pick<ReadonlySet<string>, 'has'>;
  /** Current time, for the rules about due dates. Null if they were checked before. */
  readonly now: Date | null;
}

/** Row with its faults. */
export interface CheckedRow {
  /** Record with normalized texts, as it is stored. Card numbers are masked. */
  readonly record: ImportRecord;
  /** Faults of the row, then at most one per column in the order of the columns. */
  readonly faults: readonly RowFault[];
  /** Amount in pesos, also for a row with other faults. Null if it cannot be parsed. */
  readonly amount: number | null;
  /** Parsed values. Null for a row with faults. */
  readonly read: ReadRow | null;
}

const texts: Readonly<Record<RowFaultCode, string>> = rowFaults;
const textOfCode: ReadonlyMap<string, string> = new Map(Object.entries(texts));

/** Returns the Spanish text of a fault, or its code if this version does not know it. */
export const faultText = (code: string): string => textOfCode.get(code) ?? code;

type Parsed<Value> = { readonly value: Value } | { readonly fault: RowFaultCode };

/** Maximum amount of a row, in pesos. */
const LARGEST_AMOUNT = 999_999_999.99;
/** Types of documents by their names and their ARCA codes. */
const types: Readonly<Record<string, 'DNI_ARG' | 'CUIT_ARG'>> = {
  DNI: 'DNI_ARG',
  '96': 'DNI_ARG',
  CUIT: 'CUIT_ARG',
  '80': 'CUIT_ARG',
  CUIL: 'CUIT_ARG',
  '86': 'CUIT_ARG',
};

/** Number in the scientific notation of spreadsheets: `1,23457E+21`. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d+$/i;

const amountIn = (text: string): Parsed<number> => {
  if (text === '') return { fault: 'amount_missing' };
  const amount = importAmount(text);
  if ('fault' in amount) return amount;
  const value = Number(amount.value);
  if (value <= 0) return { fault: 'amount_not_positive' };
  return value > LARGEST_AMOUNT ? { fault: 'amount_too_large' } : { value };
};

const identificationIn = (record: ImportRecord): Parsed<ReadRow['identification']> => {
  const number = withoutSeparators(record.identification_number);
  const name = record.identification_type.replaceAll(/[. :]/g, '').toUpperCase();
  if (number === '' && name === '') return { value: null };
  const type = types[name === '' ? (number.length === 11 ? 'CUIT' : 'DNI') : name];
  if (type === undefined) return { fault: 'identification_type_unknown' };
  const isNumber = type === 'DNI_ARG' ? /^\d{7,8}$/.test(number) && Number(number) > 0 : isCuit(number);
  return isNumber ? { value: { type, number } } : { fault: 'identification_invalid' };
};

/** Midnight, which spreadsheets and databases write after a day. */
const MIDNIGHT = String.raw`(?:[T ]0?0:00(?::00(?:\.0+)?)?Z?)?`;

/** Unambiguous forms of a day: day first with a four-digit year, or year first. A two-digit year could be a day. */
const days = [
  String.raw`(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<year>\d{4})`,
  String.raw`(?<year>\d{4})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})`,
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})`,
  String.raw`(?<day>\d{1,2})(?: de |[ /.-])(?<month>[a-záéíóú]{3,10})\.?(?: de |[ /.-])(?<year>\d{4})`,
].map((form) => new RegExp(`^${form}${MIDNIGHT}$`, 'i'));

/** Prefixes of the month names, in Spanish and English. */
const months = [
  'ene|jan',
  'feb',
  'mar',
  'abr|apr',
  'may',
  'jun',
  'jul',
  'ago|aug',
  'se[pt]',
  'oct',
  'nov',
  'dic|dec',
].map((name) => new RegExp(`^(?:${name})`, 'i'));

const monthOf = (text: string): string =>
  /^\d/.test(text) ? text : String(months.findIndex((name) => name.test(text)) + 1);

/** Result of `monthOf` for a word that is not a month. */
const NO_MONTH = '0';

/** Maximum calendar years until the due date. A later date is treated as a typing error. */
const FAR = 10;

const dueDateIn = (text: string, now: Date | null): Parsed<string | null> => {
  if (text === '') return { value: null };
  const found = days.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const { day = '', month = '', year = '' } = found ?? {};
  const iso = `${year}-${monthOf(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (found === undefined || monthOf(month) === NO_MONTH) return { fault: 'due_date_invalid' };
  if (!isDay(iso)) return { fault: 'due_date_impossible' };
  if (now !== null && iso < dayOf(now)) return { fault: 'due_date_past' };
  if (now !== null && Number(year) > Number(dayOf(now).slice(0, 4)) + FAR) return { fault: 'due_date_far' };
  return { value: startOfDay(iso).toISOString() };
};

const idFault = (id: string, { inFile, ofPayments }: RowSurroundings): RowFaultCode | undefined => {
  if (id === '') return 'external_id_missing';
  if (SCIENTIFIC.test(id)) return 'external_id_scientific';
  if (inFile.has(id)) return 'external_id_repeated';
  return ofPayments.has(id) ? 'external_id_known' : undefined;
};

const emailFault = (email: string): RowFaultCode | undefined => {
  if (email === '') return 'email_missing';
  return emailPattern.test(email) && !isLongerThan(email, 254) ? undefined : 'email_invalid';
};

const textFault = (text: string, longest: number): RowFaultCode | undefined => {
  if (SCIENTIFIC.test(text) && text.includes('+')) return 'number_too_long';
  if (hasCardNumber(text)) return 'card_number';
  if (!isPrintable(text)) return 'text_unreadable';
  return isLongerThan(text, longest) ? 'text_too_long' : undefined;
};

const withVisibleTexts = (record: ImportRecord): ImportRecord => ({
  external_transaction_id: visibleText(record.external_transaction_id),
  concept_id: visibleText(record.concept_id),
  concept_description: visibleText(record.concept_description),
  amount: visibleText(record.amount),
  payer_name: visibleText(record.payer_name),
  payer_email: visibleText(record.payer_email),
  identification_type: visibleText(record.identification_type),
  identification_number: visibleText(record.identification_number),
  due_date: visibleText(record.due_date),
});

/** Returns the record for storage and display, with only the last four digits of each card number. */
const withoutCards = (record: ImportRecord): ImportRecord => ({
  ...record,
  external_transaction_id: withoutCardNumbers(record.external_transaction_id),
  concept_id: withoutCardNumbers(record.concept_id),
  concept_description: withoutCardNumbers(record.concept_description),
  payer_name: withoutCardNumbers(record.payer_name),
});

const faultOf = (parsed: Parsed<unknown>): RowFaultCode | undefined => ('fault' in parsed ? parsed.fault : undefined);

/** Checks a row by the rules of an import (GAP-18). */
export function checkRow(row: Pick<ImportRow, 'record' | 'faults'>, around: RowSurroundings): CheckedRow {
  const record = withVisibleTexts(row.record);
  const amount = amountIn(record.amount);
  const identification = identificationIn(record);
  const dueDate = dueDateIn(record.due_date, around.now);
  const id = record.external_transaction_id;
  const byColumn: Readonly<Record<ImportColumnName, RowFaultCode | undefined>> = {
    external_transaction_id: idFault(id, around) ?? textFault(id, 100),
    concept_id: record.concept_id === '' ? 'concept_missing' : textFault(record.concept_id, 100),
    concept_description: textFault(record.concept_description, 200),
    amount: faultOf(amount),
    payer_name: textFault(record.payer_name, 120),
    payer_email: emailFault(record.payer_email),
    identification_type: undefined,
    identification_number: faultOf(identification),
    due_date: faultOf(dueDate),
  };
  const spoilt = new Map(row.faults.map(({ column, code }) => [column, code]));
  const ofRow = row.faults.filter(({ column }) => column === null);
  const isPayment = ofRow.every(({ code }) => code !== 'not_a_payment');
  const faults = (isPayment ? importColumns : []).flatMap(({ name: column }): RowFault[] => {
    const code = spoilt.get(column) ?? (FORMULA_ERROR.test(record[column]) ? 'cell_error' : byColumn[column]);
    return code === undefined ? [] : [{ column, code }];
  });
  const isRead = faults.length + ofRow.length === 0;
  return {
    record: faults.some(({ code }) => code === 'card_number') ? withoutCards(record) : record,
    faults: [...ofRow, ...faults],
    amount: 'value' in amount && !spoilt.has('amount') ? amount.value : null,
    read:
      isRead && 'value' in amount && 'value' in identification && 'value' in dueDate
        ? { amount: amount.value, identification: identification.value, dueDate: dueDate.value }
        : null,
  };
}
