import { randomUUID } from 'node:crypto';
import { type Calls, callsTo } from './calls.ts';

/** What tests of a service do over and over. */
export interface Desk<Entity> extends Calls {
  /** Puts an entity in, usual unless said otherwise; answers its path. */
  readonly stored: (given?: Partial<Entity>) => Promise<string>;
  /** The entity at a path. */
  readonly read: (path: string) => Promise<Entity>;
}

export interface DeskOptions<Entity> {
  /** Base URL of the service. */
  readonly base: string;
  /** Path of its entities, without the id. */
  readonly path: string;
  readonly add: (id: string, given: Partial<Entity>) => Promise<void>;
}

/** An identifier as the services make them. */
export const hexId = (): string => randomUUID().replaceAll('-', '').slice(0, 24);

export function createDesk<Entity>({ base, path, add }: DeskOptions<Entity>): Desk<Entity> {
  const calls = callsTo(base);
  return {
    ...calls,
    stored: async (given = {}) => {
      const id = hexId();
      await add(id, given);
      return `${path}/${id}`;
    },
    read: async (at) => (await calls.get<Entity>(at)).body,
  };
}
