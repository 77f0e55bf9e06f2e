/** Use of an external id outside the file: by a payment, or by another import that may still create a payment of it. */
export interface IdUse {
  readonly externalId: string;
  /** The external id as the payment or import has it, if it differs only in case. Null if it is the same. */
  readonly writtenAs: string | null;
  readonly paymentId: string | null;
  readonly importId: string | null;
  /** Name of the other import's file. */
  readonly fileName: string | null;
  readonly line: number | null;
}

/** Other import, with the number of rows of the file whose id it was the first to use. */
export interface SharingImport {
  readonly importId: string;
  readonly fileName: string;
  readonly count: number;
}

/** Cache of the checked ids, with the uses that were found. */
export interface IdUses {
  readonly useOf: (id: string) => IdUse | null;
  /** Returns the use of an id that differs only in case. */
  readonly twinOf: (id: string) => IdUse | null;
  readonly isPaid: (id: string) => boolean;
  readonly isElsewhere: (id: string) => boolean;
  /** Returns the ids that were not checked yet, without duplicates. */
  readonly unchecked: (ids: Iterable<string>) => readonly string[];
  /** Returns the imports that were the first to use any of these ids, those with the most ids first. */
  readonly imports: (ids: Iterable<string>) => readonly SharingImport[];
  /**
   * Stores the result of a check.
   * @returns ids that belong to payments
   */
  readonly record: (asked: readonly string[], uses: readonly IdUse[]) => readonly string[];
  /**
   * Clears the cache.
   * @returns ids that belonged to payments
   */
  readonly clear: () => readonly string[];
}

const paidAmong = (uses: Iterable<IdUse>): string[] =>
  Array.from(uses).flatMap(({ externalId, paymentId }) => (paymentId === null ? [] : externalId));

/** Creates an empty cache for the ids of a file. */
export function createIdUses(): IdUses {
  const asked = new Set<string>();
  const used = new Map<string, IdUse>();
  const twins = new Map<string, IdUse>();
  return {
    useOf: (id) => used.get(id) ?? null,
    twinOf: (id) => twins.get(id) ?? null,
    isPaid: (id) => (used.get(id)?.paymentId ?? null) !== null,
    isElsewhere: (id) => (used.get(id)?.importId ?? null) !== null,
    unchecked: (ids) => Array.from(new Set(ids)).filter((id) => !asked.has(id)),
    imports: (ids) => {
      const found = new Map<string, SharingImport>();
      if (used.size === 0) return [];
      for (const id of ids) {
        const { importId = null, fileName = null } = used.get(id) ?? {};
        if (importId === null) continue;
        const count = (found.get(importId)?.count ?? 0) + 1;
        found.set(importId, { importId, fileName: fileName ?? importId, count });
      }
      return Array.from(found.values()).sort((one, other) => other.count - one.count);
    },
    record: (ids, uses) => {
      for (const id of ids) asked.add(id);
      for (const use of uses) (use.writtenAs === null ? used : twins).set(use.externalId, use);
      return paidAmong(uses.filter(({ writtenAs }) => writtenAs === null));
    },
    clear: () => {
      const paid = paidAmong(used.values());
      asked.clear();
      used.clear();
      twins.clear();
      return paid;
    },
  };
}
