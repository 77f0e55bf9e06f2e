import type { CollectorConfiguration } from '@backoffice/contracts/collector';
import { versionOfEntry } from './entry-version.ts';
import { given, type WaitingEntities } from '../../../testing/waiting-entities.ts';

const isEntry = (body: unknown): body is CollectorConfiguration =>
  typeof body === 'object' && body !== null && 'id' in body;

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const collectorArguments = ({ platform, person }: WaitingEntities) => ({
  addCollectorConfiguration: given({ collectorId: 'LUZN', variableId: '5', value: '30' }),
  disableCollectorConfiguration: async () => {
    const entries = await fetch(`${platform.urls.collector}/comercios/LUZN/configuraciones`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ commerce_config_vars: { id: '1' }, value: '100' }),
    });
    const entry: unknown = await entries.json();
    const id = isEntry(entry) ? entry.id : '';
    return { id, collectorId: 'LUZN', version: await versionOfEntry(person, 'LUZN', id) };
  },
});
