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

/**
 * Adds a version to what a mapper makes, for a service that keeps none: a digest of what a confirmation shows, so that
 * nothing of it can change between the look and the click (ADR 0025).
 * @param shown fields that a confirmation shows; no other moves the version
 */
export const withDerivedVersion =
  <Given, Made extends object>(map: (given: Given) => Made, shown: readonly (keyof Made)[]) =>
  (given: Given): Made & { readonly version: number } => {
    const made = map(given);
    return { ...made, version: digestOf(JSON.stringify(shown.map((name) => made[name]))) };
  };
