/** List with stored preferences: its key, title and path. */
export interface ListPlace {
  /** Key in the preferences and in the session storage. */
  readonly key: string;
  readonly title: string;
  readonly path: string;
}

/** Returns the address of a list with a view. */
export const viewPath = ({ path }: Pick<ListPlace, 'path'>, search: string): string => `${path}?${search}`;

/** Search of a list that is offered while the person has saved no view of it. */
export interface ViewStarter {
  readonly name: string;
  /** Search parameters with its filters. */
  readonly search: string;
}

/** List on the screen. */
export interface ShownList {
  /** Key in the preferences. */
  readonly key: string;
  /** Search parameters with filters, order and page size, but without the page number. */
  readonly search: string;
  readonly starters?: readonly ViewStarter[] | undefined;
  /** Shows the list with other search parameters. */
  readonly show: (search: string) => void;
  /** Returns the path of the list with other search parameters. */
  readonly pathOf: (search: string) => string;
}
