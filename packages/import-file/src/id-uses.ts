/** Use of an external id beyond the file: by a payment, or by another import that may still make one. */
export interface IdUse {
  readonly externalId: string;
  /** The id as the payment or import has it, where it differs by case alone. Null for the same id. */
  readonly writtenAs: string | null;
  readonly paymentId: string | null;
  readonly importId: string | null;
  /** Name of that import's file, and the row in it. */
  readonly fileName: string | null;
  readonly line: number | null;
}

/** Another import, and how many rows of a file have ids of it. */
export interface SharingImport {
  readonly importId: string;
  readonly fileName: string;
  readonly count: number;
}

/** Ids that were asked about, and which of them are in use. */
export interface IdUses {
  readonly of: (id: string) => IdUse | null;
  /** Use of an id that differs from this one by case alone. */
  readonly twinOf: (id: string) => IdUse | null;
  readonly isPaid: (id: string) => boolean;
  readonly isElsewhere: (id: string) => boolean;
  /** Returns the given ids that were not asked about, each once. */
  readonly unasked: (ids: Iterable<string>) => readonly string[];
  /** Imports that have some of these ids, those with most of them first. */
  readonly imports: (ids: Iterable<string>) => readonly SharingImport[];
  /** Takes in an answer. @returns ids that payments have */
  readonly tell: (asked: readonly string[], uses: readonly IdUse[]) => readonly string[];
  /** Forgets everything. @returns ids that payments had */
  readonly forget: () => readonly string[];
}

const paidAmong = (uses: Iterable<IdUse>): string[] =>
  Array.from(uses).flatMap(({ externalId, paymentId }) => (paymentId === null ? [] : externalId));

/** Creates the memory of what is known of the ids of a file. */
export function createIdUses(): IdUses {
  const asked = new Set<string>();
  const used = new Map<string, IdUse>();
  const twins = new Map<string, IdUse>();
  return {
    of: (id) => used.get(id) ?? null,
    twinOf: (id) => twins.get(id) ?? null,
    isPaid: (id) => (used.get(id)?.paymentId ?? null) !== null,
    isElsewhere: (id) => (used.get(id)?.importId ?? null) !== null,
    unasked: (ids) => Array.from(new Set(ids)).filter((id) => !asked.has(id)),
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
    tell: (ids, uses) => {
      for (const id of ids) asked.add(id);
      for (const use of uses) (use.writtenAs === null ? used : twins).set(use.externalId, use);
      return paidAmong(uses.filter(({ writtenAs }) => writtenAs === null));
    },
    forget: () => {
      const paid = paidAmong(used.values());
      asked.clear();
      used.clear();
      twins.clear();
      return paid;
    },
  };
}
