import type { PayerReference } from '@backoffice/contracts/payer';
import { aChangeOf } from '../../../testing/changes.ts';
import { allRows } from '../../../testing/rest-view.ts';
import { address, given, type WaitingEntities } from '../../../testing/waiting-entities.ts';

const collectorId = 'LUZN';
const reference = { name: 'Ana' };

/**
 * Creates valid arguments for each mutation of the module, for the tests over all mutations. The order matters:
 * mutations of references use the references created before.
 */
export const payerArguments = ({ platform, person }: WaitingEntities) => {
  const references = () => allRows<PayerReference>(`${platform.urls.payer}/referencias`);
  const first = async () => {
    const id = (await references())[0]?.id ?? '';
    const { version } = await aChangeOf(person, 'payerReference', id);
    return { id, version };
  };
  return {
    createPayer: given({ name: 'Ana', email: address }),
    createPayerReference: given({ collectorId, reference }),
    updatePayerReference: async () => ({ ...(await first()), reference }),
    deletePayerReference: first,
    deletePayerReferencesByCollector: async () => ({
      collectorId,
      expectedSize: (await references()).filter(({ collector_id: collector }) => collector === collectorId).length,
    }),
  };
};
