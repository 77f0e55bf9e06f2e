import type { Question } from './question.ts';
import type { screenQueries } from './screen-queries.generated.ts';

type Queries = typeof screenQueries;
export type ScreenQuery = keyof Queries;

type QueryOf<Name> = {
  [Query in ScreenQuery]: Queries[Query] extends { readonly area: Name } ? Query : never;
}[ScreenQuery];

/** The queries of one feature of the application, as the explorer offers them: each of them, or it does not compile. */
export interface Area<Name> {
  /** As in the menu of the application. */
  readonly title: string;
  /** By the name of the operation; `title` says what it asks for. */
  readonly queries: Readonly<Record<QueryOf<Name>, Question & { readonly title: string }>>;
}
