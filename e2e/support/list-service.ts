import { addresses } from './addresses.ts';

interface Entity {
  readonly id: string;
}

/** Calls to a service that has no address for one entity: what there is now, and one for a test alone. */
export const createListService = <Kept extends Entity>(service: string, status: string) => {
  const base = `${addresses.platform}/${service}`;
  const taken = new Set<string>();
  const having = async (filters: object): Promise<readonly Kept[]> => {
    const equal = Object.entries(filters).map(([field, value]) => ({ field, value, operation: 'EQUAL' }));
    const query = new URLSearchParams({ filters: JSON.stringify(equal), limit: '100' });
    const { rows }: { rows: readonly Kept[] } = await (await fetch(`${base}/?${query.toString()}`)).json();
    return rows;
  };
  return {
    now: async (id: string): Promise<Kept | undefined> => (await having({ id }))[0],
    take: async (suits: (one: Kept) => boolean = () => true): Promise<Kept> => {
      const found = (await having({ status })).findLast((row) => !taken.has(row.id) && suits(row));
      if (!found) throw new Error(`The platform has no more of ${service} that suit.`);
      taken.add(found.id);
      return found;
    },
    post: async (path: string): Promise<void> => {
      const response = await fetch(`${base}${path}`, { method: 'POST' });
      if (!response.ok) throw new Error(`The platform refused ${path}: ${await response.text()}`);
    },
  };
};
