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

/** Every combination of the values that the rules look at. */
export const worldsOf = <Document>(
  plain: Document,
  dimensions: { readonly [Name in keyof Document]?: readonly Document[Name][] },
): readonly Document[] => {
  const given: readonly (readonly [string, readonly unknown[]])[] = Object.entries(dimensions);
  return given.reduce<readonly Document[]>(
    (worlds, [name, values]) => worlds.flatMap((world) => values.map((value) => ({ ...world, [name]: value }))),
    [plain],
  );
};
