/** What a dialog of an action needs to know of any entity. */
export interface Actionable {
  readonly version: number;
  readonly availableActions: readonly {
    readonly name: string;
    readonly allowed: boolean;
    readonly reason: string | null;
  }[];
}

/** What the dialog of an action says. */
export interface ActionWords {
  readonly title: string;
  /** What follows from it. */
  readonly detail: string;
  readonly submit: string;
}
