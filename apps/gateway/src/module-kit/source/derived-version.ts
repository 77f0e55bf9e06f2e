/** Offset basis and prime of 32-bit FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns a positive 31-bit digest of a text, because a version is a positive `Int`. FNV-1a over code units returns the
 * same digest in every process.
 */
const digestOf = (text: string): number => {
  let digest = OFFSET;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), PRIME);
  // the highest bit is folded into the lowest, so that a change of it still changes the digest
  return (digest >>> 31) ^ (digest & 0x7fffffff) || 1;
};

/** Fields of an entity that the dialog of a change shows before the person confirms it. */
interface ShownFields<Made> {
  /** Fields that no change of the entity moves. They are compared even when the change may have been made already. */
  readonly steady: readonly (keyof Made)[];
  /** Field that a change moves. While it has its old value, the other fields must have theirs. */
  readonly state?: keyof Made;
  /** Fields that a change of the entity may move. */
  readonly moving: readonly (keyof Made)[];
}

/** Steady content of an entity as JSON, and the same with its state when it has one. */
export type ShownContent = readonly [steady: string, withState?: string];

/** Version that the gateway derives for a service without versions. */
export interface DerivedVersion {
  readonly version: number;
  readonly shown: () => ShownContent;
}

/**
 * Adds a derived version to the result of a mapper, for a service without versions. The version is a digest of the
 * fields that the dialog of a change shows. If any of them changed after the person saw it, that is a conflict (ADR
 * 0025).
 */
export const withDerivedVersion = <Given, Made extends object>(
  map: (given: Given) => Made,
  { steady, state, moving }: ShownFields<Made>,
): ((given: Given) => Made & DerivedVersion) => {
  const withState = state === undefined ? steady : [...steady, state];
  const all = [...withState, ...moving];
  return (given) => {
    const made = map(given);
    const textOf = (names: readonly (keyof Made)[]): string => JSON.stringify(names.map((name) => made[name]));
    return {
      ...made,
      version: digestOf(textOf(all)),
      shown: () => (state === undefined ? [textOf(steady)] : [textOf(steady), textOf(withState)]),
    };
  };
};
