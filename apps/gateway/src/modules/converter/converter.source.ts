import type { ConverterConfiguration } from '../../api/schema-types.generated.ts';
import type { ClientFor } from '../../rest/rest-client.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';

/** Maximum number of configurations that are read. */
const MOST_CONFIGURATIONS = 100;

/** Creates the source of the converter service (API-02, API-05). */
export const createConverterSource = (client: ClientFor<'converter'>) => ({
  /** Reads the configurations that produce payments, ordered by name. */
  configurations: async (): Promise<ConverterConfiguration[]> => {
    const { rows } = await client.list('/configuraciones', {
      filters: equal('type', 'payments'),
      page: 1,
      limit: MOST_CONFIGURATIONS,
    });
    return rows
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es-AR'));
  },
  /** Returns the address for the upload of a file. */
  uploadTo: (idempotencyKey: string) => client.uploadTo('/convertir/api', idempotencyKey),
});
