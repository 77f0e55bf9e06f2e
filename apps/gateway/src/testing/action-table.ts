import type { Permission } from '@backoffice/schema/permissions';
import type { AvailableAction } from '../graphql/resolvers.generated.ts';
import type { ActionAsker } from '../modules/action-rules.ts';

/** What the documents say of an action, read from the service's own document and not from anything of the gateway. */
export interface Sentence<Document, Reason extends string> {
  readonly source: string;
  readonly permission: Permission;
  readonly onAnyVersion?: true;
  /** Conditions in the order in which a refusal names them. */
  readonly needs: readonly (readonly [refusal: Reason, met: (document: Document) => boolean])[];
}

interface Table<Document, Reason extends string> {
  readonly sentences: Readonly<Record<string, Sentence<Document, Reason>>>;
  /** What the gateway offers for a document of the service. */
  readonly available: (document: Document, asker: Pick<ActionAsker, 'can'>) => readonly AvailableAction[];
}

interface Versioned {
  readonly last_modified?: boolean;
}

/** Where the gateway and the documents differ, in words; a few are enough to see why. */
export const differencesOf =
  <Document extends Versioned, Reason extends string>({ sentences, available }: Table<Document, Reason>) =>
  (documents: readonly Document[], holds: (permission: Permission) => boolean): readonly string[] => {
    const told = new Map(Object.entries(sentences));
    /** What the documents answer; undefined when they allow it. */
    const expected = (name: string, document: Document): string | undefined => {
      const sentence = told.get(name);
      if (sentence === undefined) return 'an action that no document has';
      if (!holds(sentence.permission)) return 'no_permission';
      if (document.last_modified === false && sentence.onAnyVersion !== true) return 'old_version';
      return sentence.needs.find(([, met]) => !met(document))?.[0];
    };
    const found: string[] = [];
    for (const document of documents) {
      for (const { name, allowed, reasonCode, reason } of available(document, {
        can: (...anyOf) => anyOf.some(holds),
      })) {
        const refusal = expected(name, document);
        const agrees = allowed
          ? refusal === undefined && reasonCode === null
          : reasonCode === refusal && Boolean(reason);
        if (!agrees)
          found.push(`${name} is ${allowed ? 'allowed' : String(reasonCode)}, documents: ${String(refusal)}`);
        if (found.length > 5) return found;
      }
    }
    return found;
  };

/** Values that fields of a document may have. */
export type Dimensions<Document> = { readonly [Name in keyof Document]?: readonly Document[Name][] };

const valuesOf = (dimensions: object): readonly (readonly [name: string, values: readonly unknown[]])[] =>
  Object.entries(dimensions);

/** Every combination of the values that the rules look at. */
export const worldsOf = <Document>(plain: Document, dimensions: Dimensions<Document>): readonly Document[] =>
  valuesOf(dimensions).reduce<readonly Document[]>(
    (worlds, [name, values]) => worlds.flatMap((world) => values.map((value) => ({ ...world, [name]: value }))),
    [plain],
  );

/** Documents in which every two values of two dimensions meet at least once. */
export const pairwise = <Document>(plain: Document, dimensions: Dimensions<Document>): readonly Document[] => {
  const sizes = valuesOf(dimensions).map(([, values]) => values.length);
  const key = (a: number, x: number, b: number, y: number): string => [a, x, b, y].join();
  const missing = new Set<string>();
  for (const [a, sizeA] of sizes.entries())
    for (const [b, sizeB] of sizes.entries())
      for (let x = 0; a < b && x < sizeA; x += 1) for (let y = 0; y < sizeB; y += 1) missing.add(key(a, x, b, y));

  const rows: (readonly number[])[] = [];
  for (const first of missing) {
    const row: number[] = [];
    const [a = 0, x = 0, b = 0, y = 0] = first.split(',').map(Number);
    const gain = (at: number, value: number): number =>
      row.filter((other, before) => missing.has(key(before, other, at, value))).length;
    for (const [at, size] of sizes.entries()) {
      const values = Array.from({ length: size }, (_none, value) => value);
      const best = values.reduce((chosen, value) => (gain(at, value) > gain(at, chosen) ? value : chosen));
      row.push(at === a ? x : at === b ? y : best);
    }
    for (const [at, value] of row.entries())
      for (const [before, other] of row.slice(0, at).entries()) missing.delete(key(before, other, at, value));
    rows.push(row);
  }
  return rows.map((row) =>
    valuesOf(dimensions).reduce(
      (document, [name, values], at) => ({ ...document, [name]: values[row[at] ?? 0] }),
      plain,
    ),
  );
};
