import { newId } from '../shared/new-id.ts';
import { type Calls, callsTo } from './calls.ts';

/** Client of one kind of entities of a service, for its tests. */
export interface EntityClient<Entity> extends Calls {
  /** Adds an entity with default values where none are given; returns its path. */
  readonly stored: (given?: Partial<Entity>) => Promise<string>;
  /** The entity at a path. */
  readonly read: (path: string) => Promise<Entity>;
}

export interface EntityClientOptions<Entity> {
  /** Base URL of the service. */
  readonly base: string;
  /** Path of its entities, without the id. */
  readonly path: string;
  readonly add: (id: string, given: Partial<Entity>) => Promise<void>;
}

/** Creates a client of one kind of entities. */
export function createEntityClient<Entity>({ base, path, add }: EntityClientOptions<Entity>): EntityClient<Entity> {
  const calls = callsTo(base);
  return {
    ...calls,
    stored: async (given = {}) => {
      const id = newId();
      await add(id, given);
      return `${path}/${id}`;
    },
    read: async (at) => (await calls.get<Entity>(at)).body,
  };
}
