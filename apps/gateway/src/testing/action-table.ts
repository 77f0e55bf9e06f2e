import type { Permission } from '@backoffice/schema/roles';
import type { AvailableAction } from '../api/schema-types.generated.ts';
import type { ActionAsker, Actions, AnyOf } from '../module-kit/change/action-rules.ts';

/**
 * Rule of the specification for an action. Its conditions read the service's document, not the entity of the gateway.
 */
export interface SpecifiedRule<Document, Reason extends string> {
  readonly source: string;
  /** Permission required, or permissions of which any one is enough. */
  readonly permission: Permission | AnyOf;
  readonly onAnyVersion?: true;
  /** Conditions in the order in which a refusal is reported. */
  readonly needs: readonly (readonly [refusal: Reason, met: (document: Document) => boolean])[];
}

interface Table<Document, Reason extends string> {
  readonly specifiedRules: Readonly<Record<string, SpecifiedRule<Document, Reason>>>;
  /** Returns the actions that the gateway offers for a document of the service. */
  readonly available: (document: Document, asker: Pick<ActionAsker, 'can'>) => readonly AvailableAction[];
}

const permissionsOf = (permission: Permission | AnyOf): readonly Permission[] =>
  typeof permission === 'string' ? [permission] : permission.anyOf;

/** Describes up to six differences between the gateway and the specification. */
export const differencesOf =
  <Document extends object, Reason extends string>({ specifiedRules, available }: Table<Document, Reason>) =>
  (documents: readonly Document[], holds: (permission: Permission) => boolean): readonly string[] => {
    const rules = new Map(Object.entries(specifiedRules));
    /** Returns the code of the refusal that the specification requires; undefined when it allows the action. */
    const expected = (name: string, document: Document): string | undefined => {
      const rule = rules.get(name);
      if (rule === undefined) return 'an action that no document has';
      if (!permissionsOf(rule.permission).some(holds)) return 'no_permission';
      if (Reflect.get(document, 'last_modified') === false && rule.onAnyVersion !== true) return 'old_version';
      return rule.needs.find(([, met]) => !met(document))?.[0];
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
          found.push(`${name} is ${allowed ? 'allowed' : String(reasonCode)}, specification: ${String(refusal)}`);
        if (found.length > 5) return found;
      }
    }
    return found;
  };

/** Values that the fields of a document may have. */
export type Dimensions<Document> = { readonly [Name in keyof Document]?: readonly Document[Name][] };

const valuesOf = (dimensions: object): readonly (readonly [name: string, values: readonly unknown[]])[] =>
  Object.entries(dimensions);

/** Returns a document for every combination of these values. */
export const combinationsOf = <Document>(plain: Document, dimensions: Dimensions<Document>): readonly Document[] =>
  valuesOf(dimensions).reduce<readonly Document[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((world) => values.map((value) => ({ ...world, [name]: value }))),
    [plain],
  );

type Pair = readonly [a: number, x: number, b: number, y: number];

/** Returns every pair of values of two dimensions, as their positions. */
const pairsOf = (sizes: readonly number[]): readonly Pair[] =>
  sizes.flatMap((sizeA, a) =>
    sizes.flatMap((sizeB, b) =>
      a < b
        ? Array.from({ length: sizeA * sizeB }, (_none, at): Pair => [a, Math.floor(at / sizeB), b, at % sizeB])
        : [],
    ),
  );

/** Returns the pairs that a value at this position forms with the row before it. */
const pairsIn = (row: readonly number[], at: number, value: number): readonly string[] =>
  row.slice(0, at).map((other, before) => [before, other, at, value].join());

/** Returns a row with this pair. Every other value is the one that covers most missing pairs with the values before. */
const rowWith = ([a, x, b, y]: Pair, sizes: readonly number[], missing: ReadonlySet<string>): readonly number[] => {
  const row: number[] = [];
  const gain = (at: number, value: number) => pairsIn(row, at, value).filter((pair) => missing.has(pair)).length;
  for (const [at, size] of sizes.entries()) {
    const best = Array.from({ length: size }, (_none, value) => value).reduce((chosen, value) =>
      gain(at, value) > gain(at, chosen) ? value : chosen,
    );
    row.push(at === a ? x : at === b ? y : best);
  }
  return row;
};

/** Returns documents in which every two values of two dimensions occur together at least once. */
export const pairwise = <Document>(plain: Document, dimensions: Dimensions<Document>): readonly Document[] => {
  const fields = valuesOf(dimensions);
  const sizes = fields.map(([, values]) => values.length);
  const pairs = pairsOf(sizes);
  const missing = new Set(pairs.map((pair) => pair.join()));
  const documents: Document[] = [];
  for (const pair of pairs) {
    if (!missing.has(pair.join())) continue;
    const row = rowWith(pair, sizes, missing);
    for (const [at, value] of row.entries()) for (const met of pairsIn(row, at, value)) missing.delete(met);
    documents.push(
      fields.reduce((document, [name, values], at) => ({ ...document, [name]: values[row[at] ?? 0] }), plain),
    );
  }
  return documents;
};

/** Part of an asker for whom `FOUR_EYES` refuses nothing. */
export const noFourEyes = { fourEyes: () => undefined, requesterOf: (): 'person' => 'person' };

interface ActionTests<Document, Entity, Name extends string, Reason extends string> {
  readonly actions: Actions<Entity, Name, Reason>;
  readonly entityOf: (document: Document) => Entity;
  /** Rules by action, in the order in which the gateway lists them. */
  readonly specifiedRules: Readonly<Record<Name, SpecifiedRule<Document, NoInfer<Reason>>>>;
  /** Documents with the states that the rules distinguish. */
  readonly documents: readonly Document[];
  readonly now?: Date;
}

/**
 * Tests every action with every document: with all permissions, with its own alone, and with all permissions but its
 * own.
 */
export const testActions = <Document extends object, Entity, Name extends string, Reason extends string>({
  actions,
  entityOf,
  specifiedRules,
  documents,
  now = new Date(),
}: ActionTests<Document, Entity, Name, Reason>): void => {
  const available = (document: Document, asker: Pick<ActionAsker, 'can'>) =>
    actions.available(entityOf(document), { ...asker, ...noFourEyes, now });
  const differences = differencesOf<Document, Reason>({ specifiedRules, available });

  test('every action of the specification is listed once, in its order', () => {
    expect(documents.length).toBeGreaterThan(1);
    for (const document of documents.slice(0, 1))
      expect(available(document, { can: () => true }).map(({ name }) => name)).toEqual(Object.keys(specifiedRules));
  });

  test('with every document, each action is allowed or refused as the specification requires', () => {
    expect(differences(documents, () => true)).toEqual([]);
  });

  for (const [name, { source, permission }] of Object.entries<SpecifiedRule<Document, Reason>>(specifiedRules)) {
    const enough = permissionsOf(permission);
    test(`${name} needs ${enough.join(' or ')} and nothing else (${source})`, () => {
      for (const one of enough) expect(differences(documents, (held) => held === one)).toEqual([]);
      expect(differences(documents, (held) => !enough.includes(held))).toEqual([]);
    });
  }
};
