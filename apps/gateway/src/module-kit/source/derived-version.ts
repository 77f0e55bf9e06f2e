/** Start and factor of FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Digest of a text in 31 bits, above zero: a version is a positive `Int`. FNV-1a over code units, the same in every process. */
const digestOf = (text: string): number => {
  let digest = OFFSET;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), PRIME);
  // the highest bit falls into the lowest: none of the 32 is lost alone
  return (digest >>> 31) ^ (digest & 0x7fffffff) || 1;
};

/** Fields that a confirmation shows of a thing. */
interface ShownFields<Made> {
  /** Fields that no change of the thing moves: they are compared also when a change may have been made already. */
  readonly steady: readonly (keyof Made)[];
  /** Field that tells if a change has been made; while it stays, nothing else may have moved either. */
  readonly state?: keyof Made;
  /** Fields that some change of the thing moves itself. */
  readonly moving: readonly (keyof Made)[];
}

/** Content of a thing that a change of it does not move, and the same with its state, where it has one. */
export type Shown = readonly [steady: string, withState?: string];

/** A thing of a service that keeps no versions. */
export interface DerivedVersion {
  readonly version: number;
  readonly shown: () => Shown;
}

/**
 * Adds a version to what a mapper makes, for a service that keeps none: a digest of what a confirmation shows, so that
 * nothing of it can change between the look and the click (ADR 0025).
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
