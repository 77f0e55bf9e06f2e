import { addresses } from './addresses.ts';

interface Stored {
  readonly id: string;
  readonly status: string;
  readonly version: number;
}

/** How a test speaks to a service of the platform, past the gateway and the screen. */
export interface EntityService<Entity> {
  /** An entity as its service has it now. */
  readonly now: (id: string) => Promise<Entity>;
  /**
   * An entity for one test alone, because the test changes it: the oldest there is, far from those that lists show first.
   * @param status as the service calls it
   */
  readonly take: (status: string, suits?: (entity: Entity) => boolean) => Promise<Entity>;
  /** Somebody else changes an entity, past the screen. */
  readonly change: (id: string, path: string, body?: object, method?: 'POST' | 'PUT') => Promise<void>;
}

/**
 * @param path of the service and of its entities, for example `payment/pagos`
 * @param limit what the service calls the rows of a page
 */
export const createEntityService = <Entity extends Stored>(path: string, limit = 'limit'): EntityService<Entity> => {
  const service = `${addresses.platform}/${path}`;
  const taken = new Set<string>();
  const now = async (id: string): Promise<Entity> => {
    const entity: Entity = await (await fetch(`${service}/${id}`)).json();
    return entity;
  };
  return {
    now,
    take: async (status, suits = () => true) => {
      const filters = JSON.stringify([{ field: 'status', value: status, operation: 'EQUAL' }]);
      const query = new URLSearchParams({ filters, [limit]: '100' });
      const { rows }: { rows: readonly Entity[] } = await (await fetch(`${service}?${query.toString()}`)).json();
      const entity = rows.findLast((row) => !taken.has(row.id) && suits(row));
      if (!entity) throw new Error(`The platform has no more ${status} ${path} that suit.`);
      taken.add(entity.id);
      return entity;
    },
    change: async (id, action, body, method = 'POST') => {
      const { version } = await now(id);
      const response = await fetch(`${service}/${id}/${action}`, {
        method,
        headers: {
          'idempotency-key': crypto.randomUUID(),
          'if-match': String(version),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!response.ok) throw new Error(`The platform refused ${action} of ${id}: ${await response.text()}`);
    },
  };
};
