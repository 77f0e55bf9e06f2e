/** Addresses of the records of the list that was open last, in its order; forgotten with the tab. */
let listed: readonly string[] = [];

/** Remembers the rows that a list shows, for the details that are opened from it. */
export const rememberListed = (addresses: readonly string[]): void => {
  listed = addresses;
};

/** The records before and after one in the list that it was opened from. */
export interface Neighbors {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Those of the record at a path; undefined when it is not in the list that was open last. */
export const neighborsOf = (path: string): Neighbors | undefined => {
  const at = listed.findIndex((address) => address.split('?')[0] === path);
  return at < 0 ? undefined : { previous: listed[at - 1], next: listed[at + 1] };
};
