import { setTimeout as pause } from 'node:timers/promises';
import { accepted, callsTo, listQuery } from './calls.ts';

type Filters = NonNullable<Parameters<typeof listQuery>[0]['filters']>;

/** Conditions of a list: values by field, or filters with an operation. */
type Conditions = Readonly<Record<string, unknown>> | Filters;

/** Paths and names of a kind of entities that differ from the default. */
interface KindNames<Entity> {
  /** Path of the list, below the path of the kind. */
  readonly list?: string;
  /** Path that creates entities, below the path of the kind. */
  readonly added?: string;
  /** Parameter with the size of a page. */
  readonly limit?: 'limit' | 'size';
  /** Field with the status. */
  readonly status?: string;
  /** Set when entities have no path of their own and are read from the list. */
  readonly listed?: true;
  /** Default properties of a new entity. */
  readonly defaults?: object;
  /** Name of the kind in the control endpoints. */
  readonly controlled?: string;
  /** Default condition of `take`. */
  readonly suits?: (entity: Entity) => boolean;
}

/** Client of one kind of entities of a running platform. It calls the service directly, without the gateway. */
export interface Kind<Entity> {
  /** Returns the first 100 entities that meet the conditions. */
  readonly list: (conditions?: Conditions) => Promise<readonly Entity[]>;
  /** Returns the number of entities that meet the conditions. */
  readonly count: (conditions?: Conditions) => Promise<number>;
  /** Returns the current entity. @throws Error when it does not exist */
  readonly now: (id: string) => Promise<Entity>;
  /** Waits until a condition holds for an entity. @throws Error after 1,000 attempts */
  readonly until: (id: string, holds: (entity: Entity) => boolean) => Promise<Entity>;
  /** Returns the first entity that meets the conditions, for reading only. @throws Error when none does */
  readonly first: (conditions: Conditions) => Promise<Entity>;
  /**
   * Returns the first entity for which the function returns true, for reading only. @throws Error when there is none
   */
  readonly some: (suits: (entity: Entity) => boolean) => Promise<Entity>;
  /**
   * Reserves an entity for one test, which may change it. It is the last free entity that suits, in a page of 100
   * with this status: far from the first rows of lists. The next page is read when a page has none.
   * @param status as the service calls it
   */
  readonly take: (status: string, suits?: (entity: Entity) => boolean) => Promise<Entity>;
  /** Changes an entity behind the screen, as if another person did it. @param path below the path of the kind */
  readonly change: (path: string, body?: object, method?: 'POST' | 'PUT') => Promise<void>;
  /** Creates an entity behind the screen, as if another person did it. */
  readonly add: (given?: object) => Promise<Entity>;
}

/** Client of a kind that the control endpoints serve. */
export interface ControlledKind<Entity> extends Kind<Entity> {
  /** Adds an entity through the control endpoints, reserved for one test. Its state may be one that the seed lacks. */
  readonly put: (given: Partial<Entity>) => Promise<Entity>;
}

const isFilters = (conditions: Conditions): conditions is Filters => Array.isArray(conditions);
const filtersOf = (conditions: Conditions): Filters =>
  isFilters(conditions) ? conditions : Object.entries(conditions).map(([field, value]) => ({ field, value }));

/** Creates the client of a kind of entities. @param path of the service and of the kind: `payment/pagos` */
export function kind<Entity extends object>(
  origin: string,
  path: string,
  names: KindNames<Entity> & { readonly controlled: string },
): ControlledKind<Entity>;
export function kind<Entity extends object>(origin: string, path: string, names?: KindNames<Entity>): Kind<Entity>;
export function kind<Entity extends object>(
  origin: string,
  path: string,
  names: KindNames<Entity> = {},
): ControlledKind<Entity> {
  const { list: listPath = '', added = '', limit = 'limit', status: statusField = 'status', defaults } = names;
  const calls = callsTo(`${origin}/${path}`);
  const taken = new Set<unknown>();
  const once = () => ({ 'idempotency-key': crypto.randomUUID() });

  const page = (conditions: Conditions = {}, at = 1) => {
    const filters = filtersOf(conditions);
    const query = `${listQuery({ page: at, ...(filters.length > 0 && { filters }) })}&${limit}=100`;
    return calls.read<{ rows: readonly Entity[]; size: number }>(listPath + query);
  };
  const list: Kind<Entity>['list'] = async (conditions) => (await page(conditions)).rows;
  /** Reads page after page until `pick` finds an entity on one. Undefined when no page has such an entity. */
  const search = async (
    conditions: Conditions,
    pick: (rows: readonly Entity[]) => Entity | undefined,
  ): Promise<Entity | undefined> => {
    for (let at = 1; ; at += 1) {
      const { rows, size } = await page(conditions, at);
      const entity = pick(rows);
      if (entity !== undefined || at * 100 >= size) return entity;
    }
  };
  const found = (entity: Entity | undefined, wanted: string): Entity => {
    if (entity === undefined) throw new Error(`The platform has no ${wanted} of ${path}.`);
    return entity;
  };
  const now: Kind<Entity>['now'] = async (id) =>
    names.listed ? found((await list({ id }))[0], id) : calls.read<Entity>(`/${id}`);
  return {
    list,
    count: async (conditions) => (await page(conditions)).size,
    now,
    until: async (id, holds) => {
      for (let waits = 0; waits < 1_000; waits += 1) {
        const entity = await now(id);
        if (holds(entity)) return entity;
        await pause(10);
      }
      throw new Error(`${path}/${id} stays ${JSON.stringify(await now(id))}.`);
    },
    first: async (conditions) => found((await list(conditions))[0], `one with ${JSON.stringify(conditions)}`),
    some: async (suits) => found(await search({}, (rows) => rows.find(suits)), 'one that suits'),
    take: async (status, suits = names.suits ?? (() => true)) => {
      const isFree = (row: Entity) => !taken.has(Reflect.get(row, 'id')) && suits(row);
      const entity = found(
        await search({ [statusField]: status }, (rows) => rows.findLast(isFree)),
        `other ${status} one that suits`,
      );
      taken.add(Reflect.get(entity, 'id'));
      return entity;
    },
    change: async (action, body, method = 'POST') => {
      const send = method === 'PUT' ? calls.put : calls.post;
      await accepted(`${path}/${action}`, send(`/${action}`, body, once()));
    },
    add: (given) => accepted(`a new ${path}`, calls.post<Entity>(added, { ...defaults, ...given }, once())),
    put: async (given) => {
      const { controlled = '' } = names;
      const answer = callsTo(`${origin}/control/entities`).post<Entity>(`/${controlled}`, given);
      const entity = await accepted(`one put into ${path}`, answer);
      taken.add(Reflect.get(entity, 'id'));
      return entity;
    },
  };
}
