/** A service left out the identifier of something that it speaks of, where its contract has one. */
export class UnfitIdentifierError extends Error {
  override readonly name = 'UnfitIdentifierError';
}

/** The identifier that a service gave. @throws UnfitIdentifierError when it is no text */
export const checkedIdentifier = (id: unknown): string => {
  if (typeof id !== 'string') throw new UnfitIdentifierError(`an identifier is ${id === null ? 'null' : typeof id}`);
  return id;
};
