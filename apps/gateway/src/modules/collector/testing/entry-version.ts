import type { TestPerson } from '../../../testing/index.ts';

interface Entries {
  readonly collector: { readonly configurations: readonly { readonly id: string; readonly version: number }[] };
}

/** Reads the current version of a configuration entry; 1 when there is none. */
export const versionOfEntry = async (person: TestPerson, collectorId: string, id: string): Promise<number> => {
  const document = 'query ($id: ID!) { collector(id: $id) { configurations { id version } } }';
  const { data } = await person.query<Entries>(document, { id: collectorId });
  return data.collector.configurations.find((entry) => entry.id === id)?.version ?? 1;
};
