import type { ServiceName } from '@backoffice/contracts';
import type { OnceHeaders } from '../../changes/perform.ts';
import { checkedIdentifier } from '../../errors/checked.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import type {
  AnswerOf,
  BodyOf,
  ChangeOptions,
  ListQuery,
  Page,
  PathArguments,
  PathsWith,
  Method,
  RestClient,
} from '../../rest/rest-client.ts';
import { callOf } from '../../rest/answered-calls.ts';
import { isObject } from '../../unknown-value.ts';
import { badValue, type Place } from './bad-value.ts';

/** Paths without a placeholder whose answer can be mapped. */
type PathsOfAll<Paths, M extends Method, Given> = {
  [P in PathsWith<Paths, M>]: P extends `${string}{${string}` ? never : AnswerOf<Paths, P, M> extends Given ? P : never;
}[PathsWith<Paths, M>];

/** Paths with `{id}` as their only placeholder whose answer can be mapped. */
type PathsOfOne<Paths, M extends Method, Given> = {
  [P in PathsWith<Paths, M>]: P extends `${string}{id}${string}`
    ? { readonly path: { readonly id: string } } extends PathArguments<Paths, P, M>
      ? AnswerOf<Paths, P, M> extends Given
        ? P
        : never
      : never
    : never;
}[PathsWith<Paths, M>];

interface AnsweredPage<Row> extends Omit<Page<Row>, 'rows'> {
  readonly rows: readonly Row[];
}

/** Arguments of a change of one thing. The contract of a service without versions has no `ifMatch`: its client drops it. */
type ChangeArguments<Body> = [id: string, body: Body, headers: OnceHeaders & Pick<ChangeOptions, 'ifMatch'>];

/** A client, before the contract says which paths there are. */
type AnyClient<Given> = Readonly<Record<Method, (path: string, given: object) => Promise<Given>>> & {
  readonly service: ServiceName;
  readonly list: (path: string, query: ListQuery) => Promise<AnsweredPage<Given>>;
};

/** The thing, or null when the service says that there is none. */
export const nullWhenNotFound = async <Thing>(promise: Promise<Thing>): Promise<Thing | null> => {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'NOT_FOUND') return null;
    throw error;
  }
};

/** Makes the methods of a source for one kind of thing; paths, bodies and answers are checked against the contract. */
class Entity<Paths, Given, Made> {
  readonly #client: AnyClient<Given>;
  readonly #map: (given: Given, place?: Place) => Made;

  constructor(client: RestClient<Paths>, map: (given: Given, place?: Place) => Made) {
    // the border to the contract's types: each method below takes only paths whose answer can be mapped
    const untyped: object = client;
    this.#client = untyped as AnyClient<Given>;
    this.#map = map;
  }

  // for methods with a shape of their own

  // no function in a field: V8 kept all that such a one reached until it collected the old heap (docs/performance.md)
  /** Maps what a service gave. @throws UpstreamError */
  read(given: Given, place?: Place): Made {
    try {
      return this.#map(given, place);
    } catch (cause) {
      throw badValue(this.#client.service, place ?? { answer: given }, { given, map: this.#map, cause });
    }
  }

  /** Maps the rows of a page. */
  page(answer: AnsweredPage<Given>): Page<Made> {
    const { rows, page, limit, size } = answer;
    return { rows: rows.map((given, row) => this.read(given, { answer, row })), page, limit, size };
  }

  /**
   * Maps one thing. Another one than was asked for is a bad answer: rules would judge, and people would see, what is not
   * changed. @param id asked for, where it is known @throws UpstreamError
   */
  one(given: Given, id?: string, place?: Place): Made {
    const made = this.read(given, place);
    if (isObject(made) && 'id' in made && (typeof made.id !== 'string' || (id !== undefined && made.id !== id)))
      throw new UpstreamError(this.#client.service, 'BAD_ANSWER', { call: callOf(given), pointer: '/id' });
    return made;
  }

  /** Maps what is there; null when the service says that there is none. @param id asked for, where it is known */
  async found(answer: Promise<Given>, id?: string): Promise<Made | null> {
    const found = await nullWhenNotFound(answer);
    return found && this.one(found, id);
  }

  /**
   * Maps the answer of a change, every field at once: it fails before anything is reported of it.
   * @param id of the changed thing, where it was there before
   */
  async changed(answer: Promise<Given>, id?: string): Promise<Made> {
    const given = await answer;
    try {
      const made = this.one(given, id);
      JSON.stringify(made);
      return made;
    } catch (error) {
      const { call, pointer, cause } = error instanceof UpstreamError ? error : { cause: error };
      const details = { call, pointer, cause, ofChange: true, outcomeUnknown: true };
      throw new UpstreamError(this.#client.service, 'BAD_ANSWER', details);
    }
  }

  // methods of a source

  /** Reads a page of a list. */
  list(path: PathsOfAll<Paths, 'get', AnsweredPage<Given>>) {
    return async (query: ListQuery): Promise<Page<Made>> => this.page(await this.#client.list(path, query));
  }

  /** Reads one thing; null when there is none. */
  find(path: PathsOfOne<Paths, 'get', Given>) {
    return (id: string): Promise<Made | null> => this.found(this.#client.get(path, { path: { id } }), id);
  }

  /** Reads one thing of a service that has no path for it; null when there is none. */
  findInList(path: PathsOfAll<Paths, 'get', AnsweredPage<Given>>) {
    return async (id: string): Promise<Made | null> => {
      const query: ListQuery = { filters: [{ field: 'id', value: id, operation: 'EQUAL' }], page: 1, limit: 1 };
      const answer = await this.#client.list(path, query);
      const [given] = answer.rows;
      return given === undefined ? null : this.one(given, id, { answer, row: 0 });
    };
  }

  /** Reads what must be there: for one thing, or all there is. */
  get<P extends PathsOfAll<Paths, 'get', Given> | PathsOfOne<Paths, 'get', Given>>(path: P) {
    return async (...[id]: P extends PathsOfOne<Paths, 'get', Given> ? [id: string] : []): Promise<Made> =>
      this.read(await this.#client.get(path, { path: { id } }));
  }

  /** Creates a thing. */
  create<P extends PathsOfAll<Paths, 'post', Given>>(path: P) {
    return (body: BodyOf<Paths, P, 'post'>, headers: OnceHeaders): Promise<Made> =>
      this.changed(this.#client.post(path, { body, ...headers }));
  }

  /** Changes a thing; answers it as it is then. */
  post<P extends PathsOfOne<Paths, 'post', Given>>(path: P) {
    return (...[id, body, headers]: ChangeArguments<BodyOf<Paths, P, 'post'>>): Promise<Made> =>
      this.changed(this.#client.post(path, { path: { id }, body, ...headers }), id);
  }

  /** Adds a thing to another one. @returns the new thing */
  add<P extends PathsOfOne<Paths, 'post', Given>>(path: P) {
    return (...[id, body, headers]: ChangeArguments<BodyOf<Paths, P, 'post'>>): Promise<Made> =>
      this.changed(this.#client.post(path, { path: { id }, body, ...headers }));
  }

  /** Changes a thing; answers it as it is then. */
  put<P extends PathsOfOne<Paths, 'put', Given>>(path: P) {
    return (...[id, body, headers]: ChangeArguments<BodyOf<Paths, P, 'put'>>): Promise<Made> =>
      this.changed(this.#client.put(path, { path: { id }, body, ...headers }), id);
  }

  /**
   * Changes a thing of a service whose answer says no more than that it did, whatever it is (B341): the thing is read
   * again, null where it cannot be.
   */
  confirm<M extends 'post' | 'put', P extends PathsOfOne<Paths, M, Given>>(
    method: M,
    path: P,
    read: (id: string) => Promise<Made | null>,
  ) {
    return async (...[id, body, headers]: ChangeArguments<BodyOf<Paths, P, M>>): Promise<Made | null> => {
      await this.#client[method](path, { path: { id }, body, ...headers, anyAnswer: true });
      return read(id).catch(() => null);
    };
  }

  /** Takes something from a thing; answers it as it is then. */
  delete(path: PathsOfOne<Paths, 'delete', Given>) {
    return (...[id, , headers]: ChangeArguments<undefined>): Promise<Made> =>
      this.changed(this.#client.delete(path, { path: { id }, ...headers }), id);
  }
}

/**
 * Makes the methods of a source for one kind of thing. What cannot be mapped breaks the contract: an `UpstreamError` of
 * kind `BAD_ANSWER`.
 */
export const entityOf = <Paths, Given, Made>(client: RestClient<Paths>, map: (given: Given, place?: Place) => Made) =>
  new Entity(client, map);

/** Makes a mapper of an answer that holds all rows there are, and is no page. */
export const rowsOf =
  <Given, Made>(map: (given: Given) => Made) =>
  ({ rows }: { readonly rows: readonly Given[] }): Made[] =>
    rows.map(map);

/** Reads things one by one, each at most once a request, however many fields ask for it. */
export const loadOnce = <Thing>(read: (id: string) => Promise<Thing>): ((id: string) => Promise<Thing>) => {
  const started = new Map<string, Promise<Thing>>();
  return (id) => {
    const known = started.get(id);
    if (known) return known;
    const thing = read(checkedIdentifier(id));
    started.set(id, thing);
    return thing;
  };
};
