/** Values of variables, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** One query for each variable. The variable takes the first value in its answer. */
export type Finders = Readonly<Record<string, string>>;

/** Variables and person of a screen's query. */
export interface Question {
  readonly variables?: Variables;
  readonly found?: Finders;
  /** Demonstration user with permission for the query; `desarrollador` by default. */
  readonly username?: string;
  /**
   * True for a query that exceeds the cost limit when it is typed. The gateway accepts it as a persisted document of
   * the application.
   */
  readonly isTooCostly?: boolean;
}

/** Query of a screen that the explorer offers. */
export interface ScreenExample extends Question {
  readonly name: string;
  readonly title: string;
  readonly document: string;
}

/** Queries of the screens of one feature, with its title. */
export interface ScreenArea {
  readonly area: string;
  readonly examples: readonly ScreenExample[];
}

const HOUR = 3_600_000;

/** Returns the day in Buenos Aires some days ago. The UTC offset is three hours all year. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * HOUR - 3 * HOUR).toISOString().slice(0, 10);

/** Period of thirty days that ends today. Both ends are included. */
export const lastThirtyDays = { from: daysAgo(29), to: daysAgo(0) };
