import type { ConverterConfiguration } from '../../api/schema-types.generated.ts';
import type { ClientFor } from '../../rest/rest-client.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';

/** More configurations than anybody chooses from. */
const MOST = 100;

/** The converter service (API-02, API-05). */
export const createConverterSource = (client: ClientFor<'converter'>) => ({
  /** Configurations from which payments are made, by their names. */
  configurations: async (): Promise<ConverterConfiguration[]> => {
    const { rows } = await client.list('/configuraciones', {
      filters: equal('type', 'payments'),
      page: 1,
      limit: MOST,
    });
    return rows
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es-AR'));
  },
  /** Gives the address to which a file to convert is sent. */
  uploadTo: (idempotencyKey: string) => client.uploadTo('/convertir/api', idempotencyKey),
});
