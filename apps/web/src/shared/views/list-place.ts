/** Where a list is found, for what is kept of it. */
export interface ListPlace {
  /** What the preferences of a person and the memory of the session call it. */
  readonly key: string;
  readonly title: string;
  readonly path: string;
}

/** The address of a list with a view. */
export const viewPath = ({ path }: Pick<ListPlace, 'path'>, search: string): string => `${path}?${search}`;
