import { setTimeout as pause } from 'node:timers/promises';
import { accepted, callsTo, listQuery } from './calls.ts';

type Filters = NonNullable<Parameters<typeof listQuery>[0]['filters']>;

/** Conditions of a list: values of fields, or filters with operations of their own. */
type Conditions = Readonly<Record<string, unknown>> | Filters;

/** Names that a kind of entities has for things, where they are not the usual ones. */
interface KindNames<Entity> {
  /** Path of the list, below the path of the kind. */
  readonly list?: string;
  /** Path that takes new ones, below the path of the kind. */
  readonly added?: string;
  /** Parameter with the rows of a page. */
  readonly limit?: 'limit' | 'size';
  /** Field with the status. */
  readonly status?: string;
  /** Entities are read from the list: they have no path of their own. */
  readonly listed?: true;
  /** Properties of a new one, where none are given. */
  readonly defaults?: object;
  /** Name of the kind for the control, where tests put entities into the service. */
  readonly controlled?: string;
  /** Entities that tests take, where they ask for nothing else. */
  readonly suits?: (entity: Entity) => boolean;
}

/** Kind of entities of a running platform, as tests speak to it: past the gateway and the screen. */
export interface Kind<Entity> {
  /** The first 100 that meet the conditions. */
  readonly list: (conditions?: Conditions) => Promise<readonly Entity[]>;
  /** Number of those that meet the conditions. */
  readonly count: (conditions?: Conditions) => Promise<number>;
  /** An entity as its service has it now. @throws Error when there is none */
  readonly now: (id: string) => Promise<Entity>;
  /** An entity as soon as this holds of it. @throws Error when it stays otherwise */
  readonly until: (id: string, holds: (entity: Entity) => boolean) => Promise<Entity>;
  /** The first that meets the conditions, to look at. @throws Error when there is none */
  readonly first: (conditions: Conditions) => Promise<Entity>;
  /** The first that suits, to look at. @throws Error when there is none */
  readonly some: (suits: (entity: Entity) => boolean) => Promise<Entity>;
  /**
   * An entity for one test alone, because the test changes it: the oldest there is, far from those that lists show first.
   * @param status as the service calls it
   */
  readonly take: (status: string, suits?: (entity: Entity) => boolean) => Promise<Entity>;
  /** Somebody else changes something. @param path below the path of the kind */
  readonly change: (path: string, body?: object, method?: 'POST' | 'PUT') => Promise<void>;
  /** Somebody else adds one. */
  readonly add: (given?: object) => Promise<Entity>;
  /** Puts one into its service, for one test alone: in a state that the data of a day may not have. */
  readonly put: (given: Partial<Entity>) => Promise<Entity>;
}

const isFilters = (conditions: Conditions): conditions is Filters => Array.isArray(conditions);
const filtersOf = (conditions: Conditions): Filters =>
  isFilters(conditions) ? conditions : Object.entries(conditions).map(([field, value]) => ({ field, value }));

/** Creates the calls to a kind of entities. @param path of the service and of the kind: `payment/pagos` */
export function kind<Entity extends object>(origin: string, path: string, names: KindNames<Entity> = {}): Kind<Entity> {
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
    some: async (suits) => {
      // the newest are not always of each sort: other tests change them, and so does the hour
      for (let at = 1; ; at += 1) {
        const { rows, size } = await page({}, at);
        const entity = rows.find(suits);
        if (entity !== undefined || at * 100 >= size) return found(entity, 'one that suits');
      }
    },
    take: async (status, suits = names.suits ?? (() => true)) => {
      const rows = await list({ [statusField]: status });
      const entity = found(
        rows.findLast((row) => !taken.has(Reflect.get(row, 'id')) && suits(row)),
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
