import type { Notes } from './report.ts';
import { propertyOf } from './service.ts';
import type { Page } from './list-checks.ts';

/** Converts an amount to cents. */
const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

const listIn = (json: unknown, name: string): readonly unknown[] => {
  const list = propertyOf(json, name);
  return Array.isArray(list) ? list : [];
};

/** Converts amounts to a comparable text with a sum for each currency; `nothing` when all are 0. */
const textOf = (entries: readonly unknown[]): string => {
  const sums = new Map<string, number>();
  for (const entry of entries) {
    const currency = String(propertyOf(entry, 'currency_id'));
    sums.set(currency, (sums.get(currency) ?? 0) + cents(propertyOf(entry, 'amount')));
  }
  const told = [...sums].filter(([, sum]) => sum !== 0).map(([currency, sum]) => `${currency} ${sum / 100}`);
  return told.sort().join(', ') || 'nothing';
};

/** Returns the text of the sums in a page of refunds; undefined for a list without sums. */
export const sumsOf = (json: unknown): string | undefined =>
  propertyOf(json, 'returned') === undefined ? undefined : textOf(listIn(json, 'returned'));

/** Checks that a list of refunds has the sums of its approved ones, when all matching rows are on the page. */
export const checkSums = (
  { rows, size, json, request }: Pick<Page, 'rows' | 'size' | 'json' | 'request'>,
  { check }: Notes,
): void => {
  const told = sumsOf(json);
  if (told === undefined || rows.length !== size) return;
  const sums = textOf(rows.filter((row) => propertyOf(row, 'status') === 'approved'));
  check(
    told === sums,
    'sum',
    `\`returned\` is ${told}, not ${sums}, the sum of the approved refunds that match`,
    request,
  );
};
