import type { ServiceName } from '@backoffice/contracts';
import { largestPage } from '@backoffice/validators';
import { LRUCache } from 'lru-cache';
import { UpstreamError } from '../../errors/upstream-error.ts';
import type { GatewayShared } from '../../gateway-shared.ts';
import type { ListQuery } from '../../rest/rest-client.ts';
import { exactAges } from '../../shared-memory/process-memory.ts';
import type { ListMethod } from './list-method.ts';

/** Maximum number of rows of a list that are added up. */
const MOST_ROWS = 10_000;
/** Maximum number of pages that one sum reads in parallel, to leave the service room for other requests. */
const PAGES_AT_ONCE = 5;
/**
 * Maximum rounds of one request. The first round of a sum reads one page, each other one `PAGES_AT_ONCE`. The next
 * request continues the sum.
 */
const ROUNDS = 3;
/** Maximum number of cached sums. */
const MOST_SUMS = 200;
/** Maximum number of rows of a short list, whose sum one request can complete. */
const QUICK_ROWS = 10 * largestPage;
/** Lifetime in milliseconds of the sum of a short list in the cache, for people who request it at the same time. */
const QUICK_AGE = 5_000;
/** Lifetime in milliseconds of the sum of a longer list in the cache, also of a sum that is not complete yet. */
const LONG_AGE = 5 * 60_000;

/** Amount that a row adds to a group, in whole cents. */
interface Addend {
  readonly group: string;
  readonly cents: number;
}

/** Number of rows of a group, and their amount in whole cents. */
export interface GroupSum {
  count: number;
  cents: number;
}

/** List whose rows are added up. */
export interface SummedList<Row extends { readonly id: string }> {
  readonly service: ServiceName;
  /** Name of the sum. Requests with the same service, name and filters share one sum. */
  readonly name: string;
  readonly list: ListMethod<Row>;
  readonly query: Pick<ListQuery, 'filters' | 'sorts'>;
  readonly addendsOf: (row: Row) => readonly Addend[];
  /**
   * Number of rows that the person sees. A whole sum from the cache is then returned for five seconds alone, and only if
   * it has this number of rows.
   */
  readonly seenSize?: number | null | undefined;
}

/** Sum of a list as far as its rows were read. `goesOn` is true while a later request can read more rows. */
export interface SumSoFar {
  readonly groups: ReadonlyMap<string, GroupSum>;
  readonly counted: number;
  readonly size: number;
  readonly goesOn: boolean;
  readonly readAt: string;
}

/**
 * Adds up a list, some pages at each request.
 * @throws UpstreamError when the service fails
 */
export type ListSums = <Row extends { readonly id: string }>(list: SummedList<Row>) => Promise<SumSoFar>;

/** Returns the addends of a row. @throws UpstreamError for a row without an identifier or an amount */
const readAddends = <Row extends { readonly id: string }>(
  { service, addendsOf }: SummedList<Row>,
  row: Row,
): readonly Addend[] => {
  try {
    const addends = addendsOf(row);
    if (typeof row.id === 'string' && addends.every(({ cents }) => Number.isFinite(cents))) return addends;
  } catch (cause) {
    throw new UpstreamError(service, 'BAD_ANSWER', { cause });
  }
  throw new UpstreamError(service, 'BAD_ANSWER', { pointer: '/rows' });
};

/** Rows of one list that were added up. `moved` is true when the list changed meanwhile; a new addition then starts. */
class Addition {
  readonly groups = new Map<string, GroupSum>();
  readonly readAt: string;
  /** Identifiers of the rows: a row that moved to another page would be added up twice. */
  readonly #ids = new Set<string>();
  #counted = 0;
  #pages = 0;
  size = 0;
  moved = false;
  /** Time in milliseconds at which rows were last read. */
  lastReadAt = 0;

  constructor(readAt: string) {
    this.readAt = readAt;
  }

  get goesOn(): boolean {
    return this.#pages === 0 || this.moved || this.#counted < Math.min(this.size, MOST_ROWS);
  }

  async read<Row extends { readonly id: string }>(summed: SummedList<Row>): Promise<void> {
    const { list, query } = summed;
    const next = this.#pages + 1;
    const missing = Math.ceil(Math.min(this.size, MOST_ROWS) / largestPage) - this.#pages;
    const count = next === 1 ? 1 : Math.min(PAGES_AT_ONCE, missing);
    const pages = await Promise.all(
      Array.from({ length: count }, (_, place) => list({ ...query, page: next + place, limit: largestPage })),
    );
    if (next === 1) this.size = pages[0]?.size ?? 0;
    this.#pages += count;
    for (const { rows, size } of pages) {
      this.moved ||= size !== this.size;
      for (const row of rows) {
        const addends = readAddends(summed, row);
        // a copy: a string that was sliced from an answer would keep the whole answer in memory
        this.#ids.add(Buffer.from(row.id).toString());
        this.#counted += 1;
        for (const { group, cents } of addends) {
          const sum = this.groups.get(group) ?? { count: 0, cents: 0 };
          sum.count += 1;
          sum.cents += cents;
          this.groups.set(group, sum);
        }
      }
    }
    const expected = Math.min(this.#pages * largestPage, this.size);
    this.moved ||= this.#ids.size !== this.#counted || this.#counted !== expected;
    if (!this.goesOn) this.#ids.clear();
  }

  /** Returns the sum of the rows that were read; of no rows when the list changed meanwhile. */
  soFar(): SumSoFar {
    const { groups, readAt, size, goesOn } = this;
    return this.moved
      ? { groups: new Map(), counted: 0, size, goesOn, readAt }
      : { groups, counted: this.#counted, size, goesOn, readAt };
  }
}

/** Creates the sums that the requests of a gateway share. */
export const createListSums = ({ now }: Pick<GatewayShared, 'now'>): ListSums => {
  const begun = (): Addition => new Addition(now().toISOString());
  const kept = new LRUCache<string, Addition>({
    max: MOST_SUMS,
    ttl: LONG_AGE,
    perf: { now: () => now().getTime() },
    ...exactAges,
  });
  const reading = new Map<string, Promise<Addition>>();

  const goOn = async <Row extends { readonly id: string }>(key: string, list: SummedList<Row>): Promise<Addition> => {
    const { seenSize } = list;
    let addition = kept.get(key) ?? begun();
    const isFresh = addition.size === seenSize && now().getTime() - addition.lastReadAt < QUICK_AGE;
    if (typeof seenSize === 'number' && !addition.goesOn && !isFresh) addition = begun();
    for (let rounds = 0; rounds < ROUNDS && addition.goesOn; rounds += 1) {
      if (addition.moved) addition = begun();
      await addition.read(list);
      addition.lastReadAt = now().getTime();
      const isQuick = !addition.goesOn && addition.size <= QUICK_ROWS;
      kept.set(key, addition, { ttl: isQuick ? QUICK_AGE : LONG_AGE });
    }
    return addition;
  };

  return async (list) => {
    const key = JSON.stringify([list.service, list.name, list.query.filters]);
    for (let other = reading.get(key); other; other = reading.get(key)) {
      // the other request fails when its client disconnects; then this request reads the list
      const seen = await other.catch(() => undefined);
      if (seen) return seen.soFar();
    }
    const own = goOn(key, list).finally(() => reading.delete(key));
    reading.set(key, own);
    return (await own).soFar();
  };
};
