/** Values of variables, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** Variables that are found in the data, by the query that finds each: the first value of its answer. */
export type Found = Readonly<Record<string, string>>;

/** What a query of a screen is asked with. */
export interface Question {
  readonly variables?: Variables;
  readonly found?: Found;
  /** Demonstration user who may ask it; `desarrollador` without it. */
  readonly username?: 'operador';
  /** The gateway runs it as a document of the application; typed, it costs more than is accepted. */
  readonly isTooCostly?: true;
}

/** A day of Buenos Aires, some days ago. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' });

export const month = { from: daysAgo(30), to: daysAgo(0) };

const page = { page: 1, limit: 25 };
export const list: Question = { variables: page };
export const listWithCollectors: Question = { variables: { ...page, withCollectors: true } };
export const search: Question = { variables: { search: '', ...page } };
export const choices: Question = { variables: { search: '' } };

/** Finds the id of the first row of a list. */
export const first = (root: string, filter = ''): string =>
  `{ ${root}(${filter && `filter: { ${filter} }, `}limit: 1) { rows { id } } }`;

/** The query of one thing, by its id. */
export const one = (finder: string): Question => ({ found: { id: finder } });

/** The query of all that have a status, which the screen asks with their number. */
export const selection = (root: string, status: string): Question => ({
  variables: { filter: { status }, except: [] },
  found: { expectedSize: `{ ${root}(filter: { status: ${status} }, limit: 1) { size } }` },
});
