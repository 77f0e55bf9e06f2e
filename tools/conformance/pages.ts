import { wrongSize, type ListChecks, type Page } from './list-checks.ts';
import { identityOf, type GatewayQuery } from './gateway-queries.ts';
import { sumsOf } from './sums.ts';

/** Number of pages into which the known rows of a list are divided. */
const PARTS = 4;

/**
 * Checks that the first page has the number with which the gateway requests it.
 * @returns false when it has not; further findings would only repeat this
 */
export const checkFirstPage = async (checks: ListChecks, question: GatewayQuery): Promise<boolean> => {
  const { firstPage } = checks;
  const ask = async (page: number) => (await checks.rowsOf({ ...question, page }))?.map(identityOf).join();
  const [before, first] = [await ask(firstPage - 1), await ask(firstPage)];
  const isRefused = first === undefined && Boolean(await ask(firstPage + 1));
  const isLater = Boolean(before) && before !== first;
  const request = `page=${firstPage - 1} and page=${firstPage}`;
  checks.notes.check(!isRefused && !isLater, 'paging', `the first page is not ${firstPage}`, request);
  return !isRefused && !isLater;
};

/** Checks that the pages of the known rows have each row once, and that a page past the last has none. */
export const turnPages = async (checks: ListChecks, question: GatewayQuery, all: Page): Promise<void> => {
  const { check, skip } = checks.notes;
  if (!Number.isInteger(all.size) || all.rows.length < 2) {
    skip('pages: the list has less than two rows, or tells no total');
    return;
  }
  const limit = Math.ceil(all.rows.length / PARTS);
  const seen = new Set<string>();
  for (let turned = 0; turned * limit < all.rows.length; turned += 1) {
    const page = await checks.ask({ ...question, limit, page: question.page + turned });
    if (page === undefined) return;
    const names = page.rows.map(identityOf);
    check(!names.some((name) => seen.has(name)), 'paging', 'a row is on two pages', page.request);
    for (const name of names) seen.add(name);
    check(page.size === all.size, 'paging', wrongSize, page.request);
    const [whole, told] = [sumsOf(all.json), sumsOf(page.json)];
    check(whole === told, 'sum', `\`returned\` of a page is ${told}, of the whole list ${whole}`, page.request);
  }
  const isEach = all.rows.every((row) => seen.has(identityOf(row)));
  check(isEach, 'paging', 'a row is on none of the pages', all.request);
  const past = await checks.ask({ ...question, limit, page: question.page + all.size + 10 });
  if (past) check(past.rows.length === 0, 'paging', 'there are rows past the last page', past.request);
};
