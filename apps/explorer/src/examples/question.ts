/** Values of variables, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** Variables that are found in the data, by the query that finds each: the first value of its answer. */
export type Found = Readonly<Record<string, string>>;

/** Variables that a query of a screen is asked with, and the person who asks. */
export interface Question {
  readonly variables?: Variables;
  readonly found?: Found;
  /** Demonstration user who may ask it; `desarrollador` without it. */
  readonly username?: string;
  /** The gateway runs it as a document of the application; typed, it costs more than is accepted. */
  readonly isTooCostly?: boolean;
}

/** A query of a screen, as the explorer offers it. */
export interface ScreenExample extends Question {
  readonly name: string;
  readonly title: string;
  readonly document: string;
}

/** Queries of one feature, under its title. */
export interface ScreenArea {
  readonly area: string;
  readonly examples: readonly ScreenExample[];
}

const HOUR = 3_600_000;

/** A day of Buenos Aires, some days ago. Its clock is three hours behind UTC all year. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * HOUR - 3 * HOUR).toISOString().slice(0, 10);

/** The last thirty days. */
export const month = { from: daysAgo(30), to: daysAgo(0) };
