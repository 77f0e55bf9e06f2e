import { keepGiven, takeGiven } from './text-storage';

/** Operation from a link. The explorer opens it at the start, or when the link is followed later. */
export interface GivenOperation {
  readonly operation: string;
  /** Variables as JSON. */
  readonly variables: string;
}

const readFrom = (text: string): GivenOperation | undefined => {
  const given = new URLSearchParams(text);
  const operation = given.get('operation');
  return operation === null ? undefined : { operation, variables: given.get('variables') ?? '' };
};

/**
 * Moves the operation from the address to the session storage. It runs before the sign-in, which stores and sends the
 * address. The variables of the operation may name a person.
 */
export const keepGivenOperation = (): void => {
  const fragment = location.hash.slice(1);
  if (!readFrom(fragment)) return;
  keepGiven(fragment);
  history.replaceState(null, '', location.pathname);
};

/**
 * Returns an address that opens the explorer with an operation. The address contains the variables, which may name a
 * person.
 */
export const linkTo = ({ operation, variables }: GivenOperation): string => {
  const fragment = new URLSearchParams({ operation, ...(variables === '' ? {} : { variables }) });
  return `${location.origin}/explorer/#${fragment.toString()}`;
};

/** Returns the stored operation and removes it; undefined without one. */
export const takeGivenOperation = (): GivenOperation | undefined => readFrom(takeGiven());
