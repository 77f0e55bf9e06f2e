/** A list of which preferences are kept: its key, title and path. */
export interface ListPlace {
  /** Key in the preferences of a person and in the session storage. */
  readonly key: string;
  readonly title: string;
  readonly path: string;
}

/** The address of a list with a view. */
export const viewPath = ({ path }: Pick<ListPlace, 'path'>, search: string): string => `${path}?${search}`;

/** A list as it is displayed now. */
export interface ShownList {
  /** Key in the preferences of a person. */
  readonly key: string;
  /** Search parameters of filters, order and rows a page; without the page. */
  readonly search: string;
  /** Displays the list with other search parameters. */
  readonly show: (search: string) => void;
  /** Path of the list with other search parameters. */
  readonly pathOf: (search: string) => string;
}
