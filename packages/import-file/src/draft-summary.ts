import { idsDifferingByCase, importableIds, idOf, differsByCase, isChanged, type Entry } from './draft-entry.ts';
import type { IdUses, SharingImport } from './id-uses.ts';
import type { RowFaultCode } from './row-check.ts';

/** Totals of a draft: rows to import, faults and changes. */
export interface DraftSummary {
  /** Number of rows that are not excluded. */
  readonly rowCount: number;
  /** Number of rows without faults, and their sum in pesos as decimal text with two decimals. */
  readonly readable: { readonly count: number; readonly sum: string };
  /** Number of rows with each fault, most frequent first. */
  readonly faults: readonly { readonly code: RowFaultCode; readonly count: number }[];
  /** Number of edited rows without faults. */
  readonly mendedCount: number;
  readonly changedCount: number;
  readonly outCount: number;
  /** True if any row has cells beyond the heading. */
  readonly hasBeyond: boolean;
  /** Number of ids that were not checked yet for use elsewhere. */
  readonly uncheckedCount: number;
  /**
   * Number of rows whose id differs only in case from another one, in the file or elsewhere. Such ids are different,
   * but one may be a typing error. Rows with a fault in their id do not count.
   */
  readonly caseCount: number;
  /** Number of those rows whose other id belongs to a payment or another import. */
  readonly knownCaseCount: number;
  /** Imports that share ids with these rows, most shared ids first. */
  readonly elsewhere: readonly SharingImport[];
}

/** Computes the totals of a draft. */
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
    // a row with the same fault in two cells counts once
    for (const code of new Set(checked.faults.map((fault) => fault.code)))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const changed = kept.filter(isChanged);
  const others = { uses, caseDuplicates: idsDifferingByCase(kept) };
  const apart = kept.filter((entry) => differsByCase(entry, others));
  return {
    rowCount: kept.length,
    readable: { count, sum: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}` },
    faults: Array.from(counts, ([code, rows]) => ({ code, count: rows })).sort((one, other) => other.count - one.count),
    mendedCount: changed.filter(({ checked }) => checked.read !== null).length,
    changedCount: changed.length,
    outCount: entries.length - kept.length,
    hasBeyond: entries.some(({ originalRow }) => originalRow.beyond !== ''),
    uncheckedCount: uses.unchecked(importableIds(kept)).length,
    caseCount: apart.length,
    knownCaseCount: apart.filter((entry) => uses.twinOf(idOf(entry)) !== null).length,
    elsewhere: uses.imports(kept.map(idOf)),
  };
};
