import { keepGiven, takeGiven } from './kept-texts';

/** An operation that the explorer opens with. */
export interface GivenOperation {
  readonly operation: string;
  /** JSON. */
  readonly variables: string;
}

const readFrom = (text: string): GivenOperation | undefined => {
  const given = new URLSearchParams(text);
  const operation = given.get('operation');
  return operation === null ? undefined : { operation, variables: given.get('variables') ?? '' };
};

/**
 * Takes the operation of a screen out of the address, before anything else reads that: its variables may name a person,
 * and the sign-in keeps and sends addresses.
 */
export const keepGivenOperation = (): void => {
  const fragment = location.hash.slice(1);
  if (!readFrom(fragment)) return;
  keepGiven(fragment);
  history.replaceState(null, '', location.pathname);
};

/** Address that opens the explorer with an operation. Its variables may name a person: who copies it decides about that. */
export const linkTo = ({ operation, variables }: GivenOperation): string => {
  const fragment = new URLSearchParams({ operation, ...(variables === '' ? {} : { variables }) });
  return `${location.origin}/explorer/#${fragment.toString()}`;
};

/** The operation that the address had, once. */
export const takeGivenOperation = (): GivenOperation | undefined => readFrom(takeGiven());
