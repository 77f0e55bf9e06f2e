import type { Operation } from '@backoffice/platform/testing';
import { isInOrder, meets } from './conditions.ts';
import { identityOf, pathOf, type GatewayQuery } from './gateway-queries.ts';
import type { Notes } from './report.ts';
import { propertyOf, checkRefusal, checkShape, rowsIn, textOf, type Service } from './service.ts';
import { checkSums } from './sums.ts';

/** List under test, with the notes of its report. */
interface Checked {
  readonly service: Service;
  readonly operation: Operation;
  readonly notes: Notes;
}

/** Page returned by the service. */
export interface Page {
  readonly rows: readonly unknown[];
  /** Total number of matching rows, as the service reports it. */
  readonly size: number;
  /** Whole response body. */
  readonly json: unknown;
  readonly request: string;
}

/** Text of the finding for a wrong total. */
export const wrongSize = '`size` is not the number of rows that match in all';

/** Returns whether a condition or an order uses a field whose values violate the contract. */
export const isSpoiled = ({ field }: { readonly field: string }, spoiled: ReadonlySet<string>): boolean =>
  field.split(',').some((name) => spoiled.has(name));

/** Queries one list of a service and checks what holds for every response. */
export class ListChecks {
  readonly notes: Notes;
  /** Number of the first page. Look-ups may count differently from the other lists of their service. */
  readonly firstPage: number;
  readonly #service: Service;
  readonly #operation: Operation;
  readonly #path: string;

  constructor({ service, operation, notes }: Checked, path: string, { page }: GatewayQuery) {
    this.#service = service;
    this.#operation = operation;
    this.notes = notes;
    this.#path = path;
    this.firstPage = page;
  }

  /** Queries without checks. @returns the rows; undefined when the response is not a page */
  async rowsOf(question: GatewayQuery): Promise<readonly unknown[] | undefined> {
    const { status, json } = await this.#service.request('GET', pathOf(this.#service, this.#path, question));
    return status === 200 ? rowsIn(json) : undefined;
  }

  /** Queries and checks what holds for every page. @returns undefined when the response is not a page */
  async ask(question: GatewayQuery): Promise<Page | undefined> {
    const { check } = this.notes;
    const path = pathOf(this.#service, this.#path, question);
    const request = `GET ${path}`;
    const answer = await this.#service.request('GET', path);
    const { status, json } = answer;
    const isSound = checkShape(this.#operation, answer, request, this.notes);
    // rows with invalid values can still be compared with the query
    if (!isSound && !(status === 200 && Array.isArray(propertyOf(json, 'rows')))) return undefined;
    const told = `${status} ${textOf(propertyOf(json, 'extended_code'))}`;
    check(status === 200, 'refused', `${question.apiField}: refused with ${told}`, request);
    if (status !== 200) return undefined;
    const page = { rows: rowsIn(json), size: Number(propertyOf(json, 'size')), json, request };
    const number = String(propertyOf(json, 'page'));
    check(number === String(question.page), 'paging', `page ${number}, not ${question.page}`, request);
    await this.#checkLength(question, page);
    this.#checkRows(question, page);
    checkSums(page, this.notes);
    return page;
  }

  /** Checks the number of rows. A page with fewer rows than requested must be the last, and determines the total. */
  async #checkLength(question: GatewayQuery, { rows, size, request }: Page) {
    const { check } = this.notes;
    const { page, limit } = question;
    check(rows.length <= limit, 'paging', 'more rows than were asked for', request);
    const isTwice = new Set(rows.map(identityOf)).size < rows.length;
    check(!isTwice, 'paging', 'a row is twice on a page', request);
    const end = (page - this.firstPage) * limit + rows.length;
    if (rows.length >= limit || (rows.length === 0 && page !== this.firstPage)) return;
    const next = size > end ? await this.rowsOf({ ...question, page: page + 1 }) : [];
    const isShort = next !== undefined && next.length > 0;
    check(!isShort, 'paging', 'fewer rows than were asked for, and more on the next page', request);
    check(isShort || size === end, 'paging', wrongSize, request);
  }

  #checkRows({ apiField, filters, sorts }: GatewayQuery, { rows, request }: Page) {
    const { check, spoiled } = this.notes;
    for (const filter of filters.filter((one) => !isSpoiled(one, spoiled))) {
      const problem = `${apiField}: rows do not meet ${filter.field} ${filter.operation}`;
      check(
        rows.every((row) => meets(row, filter)),
        'ignored',
        problem,
        request,
      );
    }
    for (const { field, direction } of sorts.slice(0, 1).filter((one) => !isSpoiled(one, spoiled)))
      check(
        rows.every((row, at) => at === 0 || isInOrder(rows[at - 1], row, field, direction)),
        'order',
        `${apiField}: rows are not in order by ${field} ${direction}`,
        request,
      );
  }

  /** Sends invalid queries, which must be refused. */
  async refuse() {
    const { queryNames } = this.#operation;
    const filter = { field: 'id', value: 'a', operation: 'EQUAL' };
    const bad: [string, string][] = [
      ['filters', '{'],
      ['filters', JSON.stringify([{ ...filter, field: 'no_such_field' }])],
      ['filters', JSON.stringify([{ ...filter, operation: 'NO_SUCH_OPERATION' }])],
      ['sorts', '{'],
      ['sorts', JSON.stringify([{ field: 'no_such_field', direction: 'ascending' }])],
    ];
    const unknown = { status: 400, code: 'invalid_list_query' };
    for (const [name, value] of bad.filter(([known]) => queryNames.includes(known))) {
      const path = `${this.#path}?${new URLSearchParams({ [name]: value }).toString()}`;
      const answer = await this.#service.request('GET', path);
      if (answer.failure !== undefined) return;
      const problem = `${name} ${value} is answered with ${answer.status}, not refused with 400`;
      this.notes.check(answer.status === 400, 'accepted', problem, `GET ${path}`);
      if (answer.status === 400)
        checkRefusal(this.#operation, { answer, ...unknown, request: `GET ${path}` }, this.notes);
    }
  }
}
