import { addresses } from './addresses.ts';

interface Entity {
  readonly id: string;
}

/** What a service calls things, where it is not as most do. */
interface ListNames {
  /** Path of the list, after the service's. */
  readonly list?: string;
  /** Parameter with the rows of a page. */
  readonly limit?: string;
  /** Field with the status. */
  readonly field?: string;
}

/**
 * Calls to a service by its list: what there is now, and one for a test alone.
 * @param service path of the service, for example `lote/lote`
 * @param usual the status of what tests take, as the service calls it
 */
export const createListService = <Kept extends Entity>(
  service: string,
  usual: string,
  { list = '/', limit = 'limit', field: status = 'status' }: ListNames = {},
) => {
  const base = `${addresses.platform}/${service}`;
  const taken = new Set<string>();
  const having = async (field: string, value: string): Promise<readonly Kept[]> => {
    const filters = JSON.stringify([{ field, value, operation: 'EQUAL' }]);
    const query = new URLSearchParams({ filters, [limit]: '100' });
    const { rows }: { rows: readonly Kept[] } = await (await fetch(`${base}${list}?${query.toString()}`)).json();
    return rows;
  };
  return {
    now: async (id: string): Promise<Kept | undefined> => (await having('id', id))[0],
    /** The oldest there is, far from those that lists show first. */
    take: async (suits: (one: Kept) => boolean = () => true, value = usual): Promise<Kept> => {
      const found = (await having(status, value)).findLast((row) => !taken.has(row.id) && suits(row));
      if (!found) throw new Error(`The platform has no more of ${service} that are ${value} and suit.`);
      taken.add(found.id);
      return found;
    },
    /** Somebody else changes something, past the screen. */
    change: async (path: string, method: 'POST' | 'PUT' = 'POST', body?: object): Promise<void> => {
      const response = await fetch(`${base}${path}`, {
        method,
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      });
      if (!response.ok) throw new Error(`The platform refused ${path}: ${await response.text()}`);
    },
  };
};
