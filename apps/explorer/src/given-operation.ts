/** An operation that the explorer opens with. */
export interface GivenOperation {
  readonly operation: string;
  /** JSON. */
  readonly variables: string;
}

/** Key under which it waits while the person signs in; each tab has its own. */
const STORAGE_KEY = 'explorer.given';

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
  sessionStorage.setItem(STORAGE_KEY, fragment);
  history.replaceState(null, '', location.pathname);
};

/** The operation that the address had, once. */
export const takeGivenOperation = (): GivenOperation | undefined => {
  const kept = sessionStorage.getItem(STORAGE_KEY) ?? '';
  sessionStorage.removeItem(STORAGE_KEY);
  return readFrom(kept);
};
