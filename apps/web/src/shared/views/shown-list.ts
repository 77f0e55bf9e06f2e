/** A list as it is shown now. */
export interface ShownList {
  /** What the preferences of a person call it. */
  readonly key: string;
  /** What its address says of filters, order and rows a page; the page is not a part of it. */
  readonly search: string;
  /** Shows it as another address says. */
  readonly show: (search: string) => void;
  /** The path that leads to it as another address says. */
  readonly pathOf: (search: string) => string;
}
