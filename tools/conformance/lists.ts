import type { AskedCall } from '@backoffice/gateway/testing';
import type { Operation } from '@backoffice/platform/testing';
import { forRow, inOrder, meets, type Filter } from './conditions.ts';
import type { Notes } from './report.ts';
import { knownPaths } from './rows.ts';
import { at, checkRefusal, checkShape, dialectOf, nameOf, rowsIn, textOf, type Service } from './service.ts';

interface Sort {
  readonly field: string;
  readonly direction: string;
}

/** A question for a list, as the gateway asks it. */
interface Question {
  /** Field of the API that asks so. */
  readonly place: string;
  readonly filters: readonly Filter[];
  readonly sorts: readonly Sort[];
  readonly page: number;
  readonly limit: number;
}

const isFilters = (value: unknown): value is readonly Filter[] => Array.isArray(value);
const isSorts = (value: unknown): value is readonly Sort[] => Array.isArray(value);

const questionOf = (service: Service, { place, path }: AskedCall): Question => {
  const { searchParams: query } = new URL(path, 'http://service.invalid');
  const { limitParameter, firstPage } = dialectOf(service.name);
  const filters: unknown = JSON.parse(query.get('filters') ?? '[]');
  const sorts: unknown = JSON.parse(query.get('sorts') ?? '[]');
  return {
    place,
    filters: isFilters(filters) ? filters : [],
    sorts: isSorts(sorts) ? sorts : [],
    page: Number(query.get('page') ?? firstPage),
    limit: Number(query.get(limitParameter) ?? 10),
  };
};

/** Parts of a question, without what people type. */
const partsOf = ({ filters, sorts, page }: Question): readonly string[] => [
  ...filters.map(({ field, value, operation }) => {
    const isCode = operation === 'EQUAL' && typeof value === 'string' && /^[a-z_]{3,}$/.test(value);
    return JSON.stringify([field, operation, isCode ? value : Array.isArray(value) ? 'list' : typeof value]);
  }),
  ...sorts.map((sort) => JSON.stringify(sort)),
  `page ${page}`,
];

/** Questions of the gateway for a list, each with something that none before it has; a plain one where there is none. */
const questionsFor = (service: Service, operation: Operation): readonly Question[] => {
  const calls = service.asked.filter((call) => call.operation === nameOf(operation));
  const known = new Set<string>();
  const questions = calls
    .map((call) => questionOf(service, call))
    .filter((question) => {
      const added = partsOf(question).filter((part) => !known.has(part));
      for (const part of added) known.add(part);
      return added.length > 0;
    });
  const { firstPage } = dialectOf(service.name);
  const plain = { place: 'no field of the API', filters: [], sorts: [], page: firstPage, limit: 10 };
  return questions.length === 0 ? [plain] : questions;
};

const pathOf = (service: Service, path: string, { filters, sorts, page, limit }: Question): string => {
  const query = new URLSearchParams({ page: String(page), [dialectOf(service.name).limitParameter]: String(limit) });
  if (filters.length > 0) query.set('filters', JSON.stringify(filters));
  if (sorts.length > 0) query.set('sorts', JSON.stringify(sorts));
  return `${path}?${query.toString()}`;
};

/** Text that distinguishes two rows. */
const identityOf = (row: unknown): string =>
  JSON.stringify(at(row, 'id') ?? at(row, 'batch_number') ?? at(row, 'index') ?? row);

/** A list, and where notes of it are taken. */
interface Checked {
  readonly service: Service;
  readonly operation: Operation;
  readonly notes: Notes;
}

/** Checks of one list of a service. */
class ListChecks {
  readonly #service: Service;
  readonly #operation: Operation;
  readonly #path: string;
  readonly #notes: Notes;
  /** Number of the first page: look-ups may count otherwise than the lists of their service. */
  readonly #firstPage: number;

  constructor({ service, operation, notes }: Checked, path: string, { page }: Question) {
    this.#service = service;
    this.#operation = operation;
    this.#notes = notes;
    this.#path = path;
    this.#firstPage = page;
  }

  /** Asks, and checks all that holds for any page. @returns its rows and their total; undefined where there is no page */
  async ask(question: Question) {
    const { check } = this.#notes;
    const path = pathOf(this.#service, this.#path, question);
    const request = `GET ${path}`;
    const answer = await this.#service.ask('GET', path);
    const { status, json } = answer;
    const isSound = checkShape(this.#operation, answer, request, this.#notes);
    // rows with a wrong value can still be compared with what was asked
    if (!isSound && !(status === 200 && Array.isArray(at(json, 'rows')))) return undefined;
    const told = `${status} ${textOf(at(json, 'extended_code'))}`;
    check(status === 200, 'refused', `${question.place}: refused with ${told}`, request);
    if (status !== 200) return undefined;
    const rows = rowsIn(json);
    const size = Number(at(json, 'size'));
    const firstPage = this.#firstPage;
    const isLast = rows.length < question.limit && (rows.length > 0 || question.page === firstPage);
    check(
      at(json, 'page') === question.page,
      'paging',
      `page ${String(at(json, 'page'))}, not ${question.page}`,
      request,
    );
    check(rows.length <= question.limit, 'paging', 'more rows than were asked for', request);
    check(
      !isLast || size === (question.page - firstPage) * question.limit + rows.length,
      'paging',
      '`size` is not the number of rows that match in all',
      request,
    );
    for (const filter of question.filters)
      check(
        rows.every((row) => meets(row, filter)),
        'ignored',
        `${question.place}: rows do not meet ${filter.field} ${filter.operation}`,
        request,
      );
    for (const { field, direction } of question.sorts.slice(0, 1))
      check(
        rows.every((row, place) => place === 0 || inOrder(rows[place - 1], row, field, direction)),
        'order',
        `${question.place}: rows are not in order by ${field} ${direction}`,
        request,
      );
    return { rows, size, request };
  }

  /** Asks with a value that a row has: the row has to be found. */
  async find(question: Question, rows: readonly unknown[]) {
    for (const row of rows) {
      const filters = question.filters.flatMap((filter) => forRow(row, filter) ?? []);
      if (filters.length < question.filters.length) continue;
      const found = await this.ask({ ...question, filters, limit: 20 });
      if (found === undefined) return;
      const isThere = found.rows.some((one) => identityOf(one) === identityOf(row));
      const fields = filters.map(({ field, operation }) => `${field} ${operation}`).join(' and ');
      this.#notes.check(
        isThere || found.size > found.rows.length,
        'lost',
        `${question.place}: a row is not found by its own ${fields}`,
        found.request,
      );
      return;
    }
    const fields = question.filters.map(({ field }) => field).join(' and ');
    this.#notes.skip(`no row to find by ${fields} (${question.place})`);
  }

  /** Goes through the first pages, and past the last. */
  async turnPages(question: Question, size: number) {
    const limit = Math.min(5, Math.floor(size / 2));
    if (limit === 0) {
      this.#notes.skip('pages: the list has less than two rows');
      return;
    }
    const first = await this.ask({ ...question, limit });
    const second = await this.ask({ ...question, limit, page: question.page + 1 });
    const past = await this.ask({ ...question, limit, page: question.page + size + 10 });
    if (!first || !second || !past) return;
    const seen = new Set(first.rows.map(identityOf));
    const { check } = this.#notes;
    check(!second.rows.some((row) => seen.has(identityOf(row))), 'paging', 'a row is on two pages', second.request);
    check(second.rows.length === limit, 'paging', 'a page in the middle lacks rows', second.request);
    check(past.rows.length === 0, 'paging', 'there are rows past the last page', past.request);
    for (const page of [first, second])
      check(page.size === size, 'paging', '`size` is not the number of rows that match in all', page.request);
  }

  /** Asks what no list knows. */
  async refuse() {
    const { queryNames } = this.#operation;
    const filter = { field: 'id', value: 'a', operation: 'EQUAL' };
    const bad: [string, string][] = [
      ['filters', '{'],
      ['filters', JSON.stringify([{ ...filter, field: 'no_such_field' }])],
      ['filters', JSON.stringify([{ ...filter, operation: 'NO_SUCH_OPERATION' }])],
      ['sorts', JSON.stringify([{ field: 'no_such_field', direction: 'ascending' }])],
    ];
    const unknown = { status: 400, code: 'invalid_list_query' };
    for (const [name, value] of bad.filter(([known]) => queryNames.includes(known))) {
      const path = `${this.#path}?${new URLSearchParams({ [name]: value }).toString()}`;
      const answer = await this.#service.ask('GET', path);
      const problem = `${name} ${value} is answered with ${answer.status}, not refused with 400`;
      this.#notes.check(answer.status === 400, 'accepted', problem, `GET ${path}`);
      checkRefusal(this.#operation, { answer, ...unknown, request: `GET ${path}` }, this.#notes);
    }
  }
}

/** Checks a list: each filter, order and page of the gateway, alone and by the values of rows, and what is refused. */
export const checkList = async (service: Service, operation: Operation, notes: Notes): Promise<void> => {
  const questions = questionsFor(service, operation);
  const plain = questions.find(({ filters }) => filters.length === 0) ?? questions[0];
  if (!plain) return;
  const paths = await knownPaths(service, operation);
  for (const { path } of paths) {
    const checks = new ListChecks({ service, operation, notes }, path, plain);
    const all = await checks.ask({ ...plain, limit: 100 });
    if (all?.rows.length === 0) continue;
    await checks.refuse();
    await checks.turnPages(plain, all?.size ?? 0);
    for (const question of questions) {
      await checks.ask(question);
      if (question.filters.length > 0) await checks.find(question, all?.rows ?? []);
    }
    return;
  }
  notes.skip('the list has no rows, or nothing is known that has it');
};
