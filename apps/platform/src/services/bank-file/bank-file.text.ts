import { dayOf } from '../../shared/day.ts';
import type { BankFile, BankFileLine } from './bank-file.content.ts';

// Every line has 120 characters: a header, one line for each movement, a trailer. Texts are left-aligned. Numbers have
// leading zeros; amounts are in cents.
const LINE = 120;
const id = 26;
const signature = 12;
const count = 8;
const cents = 15;
const account = 22;
const holder = 40;

const text = (value: string, length: number): string =>
  value
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .slice(0, length)
    .padEnd(length);

const number = (value: number, length: number): string => String(value).padStart(length, '0');
const inCents = (amount: number): number => Math.round(amount * 100);
const day = (moment: string): string => dayOf(new Date(moment)).replaceAll('-', '');
const line = (...parts: readonly string[]): string => parts.join('').padEnd(LINE);

const movement = (given: BankFileLine): string =>
  line(
    'D',
    text(given.id, id),
    day(given.date),
    number(inCents(given.amount), cents),
    text(given.destination ?? '', account),
    text(given.holder ?? '', holder),
  );

/** Converts the file to ASCII lines of fixed width, each ended by CR and LF. */
export function bankFileText(file: BankFile): string {
  const total = file.lines.reduce((sum, { amount }) => sum + inCents(amount), 0);
  const header = line('H', text(file.id, id), text(file.collectorId, signature), day(file.madeAt));
  const trailer = line('T', number(file.lines.length, count), number(total, cents));
  return [header, ...file.lines.map(movement), trailer].map((one) => `${one}\r\n`).join('');
}
