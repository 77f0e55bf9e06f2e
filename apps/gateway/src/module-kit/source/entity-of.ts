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
import { badValue, type AnswerPosition } from './bad-value.ts';

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

/** Arguments of a change of one entity. The client drops `ifMatch` for a service whose contract has no versions. */
type ChangeArguments<Body> = [id: string, body: Body, headers: OnceHeaders & Pick<ChangeOptions, 'ifMatch'>];

/** Client without the types of a contract. */
type AnyClient<Given> = Readonly<Record<Method, (path: string, given: object) => Promise<Given>>> & {
  readonly service: ServiceName;
  readonly list: (path: string, query: ListQuery) => Promise<AnsweredPage<Given>>;
  /** @param given one value, or the list of its rows */
  readonly noteMapped: (answer: unknown, given: unknown, map: (given: Given) => unknown) => void;
};

/** Resolves to the entity, or to null when the service reports that there is none. */
export const nullWhenNotFound = async <Thing>(promise: Promise<Thing>): Promise<Thing | null> => {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'NOT_FOUND') return null;
    throw error;
  }
};

/** Source methods for one kind of entity. Paths, bodies and answers are checked against the contract. */
class Entity<Paths, Given, Made> {
  readonly #client: AnyClient<Given>;
  readonly #map: (given: Given, place?: AnswerPosition) => Made;

  constructor(client: RestClient<Paths>, map: (given: Given, place?: AnswerPosition) => Made) {
    // the contract's types end here: each method below accepts only paths whose answer can be mapped
    const untyped: object = client;
    this.#client = untyped as AnyClient<Given>;
    this.#map = map;
  }

  // helpers for methods with their own shape

  // methods, not functions in fields: V8 kept everything such a field reached until it collected the old generation
  // (docs/performance.md)
  /**
   * Maps an answer.
   * @throws UpstreamError for an answer that cannot be mapped
   */
  read(given: Given, place?: AnswerPosition): Made {
    if (place?.row === undefined) this.#client.noteMapped(place?.answer ?? given, given, this.#map);
    try {
      return this.#map(given, place);
    } catch (cause) {
      throw badValue(this.#client.service, place ?? { answer: given }, { given, map: this.#map, cause });
    }
  }

  /** Maps the rows of a page. */
  page(answer: AnsweredPage<Given>): Page<Made> {
    const { rows, page, limit, size } = answer;
    this.#client.noteMapped(answer, rows, this.#map);
    return { rows: rows.map((given, row) => this.read(given, { answer, row })), page, limit, size };
  }

  /**
   * Maps one entity. Another identifier than the requested one is a bad answer: a rule would check the wrong entity.
   * @param id requested identifier, when it is known
   * @throws UpstreamError for a bad answer
   */
  one(given: Given, id?: string, place?: AnswerPosition): Made {
    const made = this.read(given, place);
    if (isObject(made) && 'id' in made && (typeof made.id !== 'string' || (id !== undefined && made.id !== id)))
      throw new UpstreamError(this.#client.service, 'BAD_ANSWER', { call: callOf(given), pointer: '/id' });
    return made;
  }

  /**
   * Maps an entity; null when the service reports that there is none.
   * @param id requested identifier, when it is known
   */
  async found(answer: Promise<Given>, id?: string): Promise<Made | null> {
    const found = await nullWhenNotFound(answer);
    return found && this.one(found, id);
  }

  /**
   * Maps the answer of a change. It computes every field at once, so that a bad answer fails before the change is
   * reported.
   * @param id identifier of the changed entity, when it existed before
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

  /** Reads one entity; null when there is none. */
  find(path: PathsOfOne<Paths, 'get', Given>) {
    return (id: string): Promise<Made | null> => this.found(this.#client.get(path, { path: { id } }), id);
  }

  /** Reads one entity by a list filter, for a service without a path for it; null when there is none. */
  findInList(path: PathsOfAll<Paths, 'get', AnsweredPage<Given>>) {
    return async (id: string): Promise<Made | null> => {
      const query: ListQuery = { filters: [{ field: 'id', value: id, operation: 'EQUAL' }], page: 1, limit: 1 };
      const answer = await this.#client.list(path, query);
      const [given] = answer.rows;
      if (given === undefined) return null;
      this.#client.noteMapped(answer, answer.rows, this.#map);
      return this.one(given, id, { answer, row: 0 });
    };
  }

  /** Reads an answer that must exist: of one entity, or of a path without identifier. */
  get<P extends PathsOfAll<Paths, 'get', Given> | PathsOfOne<Paths, 'get', Given>>(path: P) {
    return async (...[id]: P extends PathsOfOne<Paths, 'get', Given> ? [id: string] : []): Promise<Made> =>
      this.read(await this.#client.get(path, { path: { id } }));
  }

  /** Creates an entity. */
  create<P extends PathsOfAll<Paths, 'post', Given>>(path: P) {
    return (body: BodyOf<Paths, P, 'post'>, headers: OnceHeaders): Promise<Made> =>
      this.changed(this.#client.post(path, { body, ...headers }));
  }

  /** Changes an entity and returns the changed one. */
  post<P extends PathsOfOne<Paths, 'post', Given>>(path: P) {
    return (...[id, body, headers]: ChangeArguments<BodyOf<Paths, P, 'post'>>): Promise<Made> =>
      this.changed(this.#client.post(path, { path: { id }, body, ...headers }), id);
  }

  /**
   * Adds an entity to another one.
   * @returns the new entity
   */
  add<P extends PathsOfOne<Paths, 'post', Given>>(path: P) {
    return (...[id, body, headers]: ChangeArguments<BodyOf<Paths, P, 'post'>>): Promise<Made> =>
      this.changed(this.#client.post(path, { path: { id }, body, ...headers }));
  }

  /** Changes an entity and returns the changed one. */
  put<P extends PathsOfOne<Paths, 'put', Given>>(path: P) {
    return (...[id, body, headers]: ChangeArguments<BodyOf<Paths, P, 'put'>>): Promise<Made> =>
      this.changed(this.#client.put(path, { path: { id }, body, ...headers }), id);
  }

  /**
   * Changes an entity of a service that confirms the change without returning the entity (B341). The entity is read
   * again. Returns null when that read fails.
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

  /** Removes a part of an entity and returns the changed entity. */
  delete(path: PathsOfOne<Paths, 'delete', Given>) {
    return (...[id, , headers]: ChangeArguments<undefined>): Promise<Made> =>
      this.changed(this.#client.delete(path, { path: { id }, ...headers }), id);
  }
}

/**
 * Creates the source methods of one kind of entity. A value that cannot be mapped is an `UpstreamError` of kind
 * `BAD_ANSWER`.
 */
export const entityOf = <Paths, Given, Made>(
  client: RestClient<Paths>,
  map: (given: Given, place?: AnswerPosition) => Made,
) => new Entity(client, map);

/** Creates a mapper of an answer with all rows and without pages. */
export const rowsOf =
  <Given, Made>(map: (given: Given) => Made) =>
  ({ rows }: { readonly rows: readonly Given[] }): Made[] =>
    rows.map(map);

/**
 * Creates a loader that reads each entity at most once in its lifetime: a source, and so its loader, belongs to one
 * request.
 */
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
