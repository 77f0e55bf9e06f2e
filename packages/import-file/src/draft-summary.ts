import { apartByCase, askable, idOf, isApart, isChanged, type Entry } from './draft-entry.ts';
import type { IdUses, SharingImport } from './id-uses.ts';
import type { RowFaultCode } from './row-check.ts';

/** State of a draft: what would be imported, and what is wrong. */
export interface DraftSummary {
  /** Rows that are not left out. */
  readonly rowCount: number;
  /** Rows that can be payments, and their sum in pesos as decimal text with two decimals. */
  readonly readable: { readonly count: number; readonly sum: string };
  /** Kinds of faults, the most frequent first, and how many rows have each. */
  readonly faults: readonly { readonly code: RowFaultCode; readonly count: number }[];
  /** Rows that were changed and have no fault. */
  readonly mendedCount: number;
  readonly changedCount: number;
  readonly outCount: number;
  /** True where a row has cells beyond the heading. */
  readonly hasBeyond: boolean;
  /** Ids of which it is not known yet if something else has them. */
  readonly uncheckedCount: number;
  /**
   * Rows whose id differs by case alone from another one: of the file, or beyond it. Two ids, and perhaps one that was meant.
   * A row whose id has a fault does not count: a repeated id has its own fault.
   */
  readonly caseCount: number;
  /** Number of them whose other id a payment or another import has. */
  readonly knownCaseCount: number;
  /** Imports that have ids of these rows, those with most of them first. */
  readonly elsewhere: readonly SharingImport[];
}

/** Sums the rows of a draft up. */
export const summaryOf = (entries: readonly Entry[], uses: IdUses): DraftSummary => {
  const kept = entries.filter(({ isOut }) => !isOut);
  const counts = new Map<RowFaultCode, number>();
  let count = 0;
  let cents = 0;
  for (const { checked } of kept) {
    if (checked.read) {
      count += 1;
      cents += Math.round(checked.read.amount * 100);
    }
    // a row with the same fault in two cells is one row
    for (const code of new Set(checked.faults.map((fault) => fault.code)))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const changed = kept.filter(isChanged);
  const others = { uses, apart: apartByCase(kept) };
  const apart = kept.filter((entry) => isApart(entry, others));
  return {
    rowCount: kept.length,
    readable: { count, sum: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}` },
    faults: Array.from(counts, ([code, rows]) => ({ code, count: rows })).sort((one, other) => other.count - one.count),
    mendedCount: changed.filter(({ checked }) => checked.read !== null).length,
    changedCount: changed.length,
    outCount: entries.length - kept.length,
    hasBeyond: entries.some(({ given }) => given.beyond !== ''),
    uncheckedCount: uses.unasked(askable(kept)).length,
    caseCount: apart.length,
    knownCaseCount: apart.filter((entry) => uses.twinOf(idOf(entry)) !== null).length,
    elsewhere: uses.imports(kept.map(idOf)),
  };
};
