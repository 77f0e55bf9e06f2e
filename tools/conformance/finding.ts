// Checks that a list finds its rows by each condition of the gateway, and by two conditions at once.
import { attemptsFor, conditionForRow, meets, type Attempt, type Filter } from './conditions.ts';
import { isSpoiled, type ListChecks } from './list-checks.ts';
import { identityOf, type GatewayQuery } from './gateway-queries.ts';

/** Rows of the largest page. */
const limit = 100;

/**
 * Queries with conditions that a row meets.
 * @returns `isThere` is true when the page has the row, or when a later page may have it; undefined without a page
 */
const isFound = async (checks: ListChecks, question: GatewayQuery, row: unknown) => {
  const page = await checks.ask({ ...question, limit });
  if (page === undefined) return undefined;
  const isThere = page.rows.some((one) => identityOf(one) === identityOf(row));
  return { isThere: isThere || page.size > page.rows.length, request: page.request };
};

/** Reports a row that is not found. With several conditions, it names those that miss the row when used alone. */
const find = async (checks: ListChecks, question: GatewayQuery, { row, description }: Attempt): Promise<void> => {
  const found = await isFound(checks, question, row);
  if (found === undefined) return;
  const lost = (name: string): string => `${question.apiField}: a row is not found by ${name}`;
  const alone: string[] = [];
  const others = found.isThere || question.filters.length === 1 ? [] : question.filters;
  for (const filter of others) {
    const one = await isFound(checks, { ...question, filters: [filter] }, row);
    if (one?.isThere === false) alone.push(`its own ${filter.field} ${filter.operation}`);
  }
  if (alone.length === 0) checks.notes.check(found.isThere, 'lost', lost(description), found.request);
  for (const name of alone) checks.notes.check(false, 'lost', lost(name), found.request);
};

/** Returns the other conditions with values of a row; undefined when the row lacks a value for one. */
const othersFor = (row: unknown, filters: readonly Filter[], but: Filter): readonly Filter[] | undefined => {
  const others = filters.filter((filter) => filter !== but).map((filter) => conditionForRow(row, filter));
  return others.every((filter) => filter !== undefined) ? others : undefined;
};

/**
 * Queries with values of rows, in the ways that the contract allows. The row must be found, except where an attempt has
 * `isOnlyCompared`.
 */
export const checkEachCondition = async (
  checks: ListChecks,
  question: GatewayQuery,
  rows: readonly unknown[],
): Promise<void> => {
  if (question.filters.some((filter) => isSpoiled(filter, checks.notes.spoiled))) return;
  for (const filter of question.filters) {
    const known = new Set<string>();
    for (const attempt of rows.flatMap((row) => attemptsFor(row, filter))) {
      if (known.has(attempt.description)) continue;
      const others = othersFor(attempt.row, question.filters, filter);
      if (others === undefined) continue;
      known.add(attempt.description);
      const asked = { ...question, filters: [...others, attempt.filter] };
      if (attempt.isOnlyCompared) await checks.ask({ ...asked, limit });
      else await find(checks, asked, attempt);
    }
    if (known.size === 0) checks.notes.skip(`no row to find by ${filter.field} (${question.apiField})`);
  }
};

/**
 * Queries two conditions that different rows meet, to notice a service that applies only one of them. Returned rows
 * must meet both (`ListChecks.ask` compares them).
 */
export const checkCombinedConditions = async (
  checks: ListChecks,
  questions: readonly GatewayQuery[],
  rows: readonly unknown[],
): Promise<void> => {
  const single = questions.filter(({ filters }) => filters.length === 1);
  for (const [place, question] of single.slice(1).entries()) {
    const filters = [single[place], question].flatMap((one) => one?.filters ?? []);
    const [one, other] = filters;
    if (!one || !other || one.field === other.field) continue;
    const first = rows.flatMap((row) => conditionForRow(row, one) ?? []).at(0);
    const second =
      first && rows.filter((row) => !meets(row, first)).flatMap((row) => conditionForRow(row, other) ?? []);
    const [last] = second ?? [];
    if (first && last)
      await checks.ask({
        ...question,
        apiField: `${question.apiField} with ${one.field}`,
        filters: [first, last],
        limit,
      });
  }
};
