import type { ConverterConfiguration } from '../../graphql/schema-types.generated.ts';
import type { ClientFor, FileAddress } from '../../rest/rest-client.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';

/** The converter service (API-02, API-05). */
export interface ConverterSource {
  /** Those from which payments are made, by their names. */
  readonly configurations: () => Promise<ConverterConfiguration[]>;
  /** Gives the address to which a file to convert is sent. */
  readonly uploadTo: (idempotencyKey: string) => FileAddress;
}

/** More configurations than anybody chooses from. */
const MOST = 100;

export const createConverterSource = (client: ClientFor<'converter'>): ConverterSource => ({
  configurations: async () => {
    const { rows } = await client.list('/configuraciones', {
      filters: equal('type', 'payments'),
      page: 1,
      limit: MOST,
    });
    return rows
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es-AR'));
  },
  uploadTo: (idempotencyKey) => client.uploadTo('/convertir/api', idempotencyKey),
});
