import type { ScreenQuery } from './area.ts';
import type { Question } from './question.ts';
import { areas } from './screen-areas.generated.ts';
import { screenQueries } from './screen-queries.generated.ts';

/** A query of a screen, as the explorer offers it. */
export interface ScreenExample extends Question {
  readonly name: ScreenQuery;
  readonly title: string;
  readonly document: string;
}

const isQuery = (name: string): name is ScreenQuery => Object.hasOwn(screenQueries, name);

type Queries = (typeof areas)[keyof typeof areas]['queries'];

const examplesOf = (queries: Queries): readonly ScreenExample[] =>
  Object.entries(queries).flatMap(([name, question]) =>
    isQuery(name) ? [{ name, document: screenQueries[name].document, ...question }] : [],
  );

/** The queries of the screens by the part of the application that asks them. */
export const screenExamples = Object.values(areas)
  .map(({ title, queries }) => ({ area: title, examples: examplesOf(queries) }))
  .sort((a, b) => a.area.localeCompare(b.area, 'es'));
