import type { PayerReference } from '@backoffice/contracts/payer';
import { allRows } from '../../../testing/rest-view.ts';
import { address, given, type WaitingEntities } from '../../../testing/waiting-entities.ts';

const collectorId = 'LUZN';
const reference = { name: 'Ana' };

/** Good arguments of each mutation, in an order in which there is a reference for those that need one. */
export const payerTries = ({ platform }: WaitingEntities) => {
  const references = () => allRows<PayerReference>(`${platform.urls.payer}/referencias`);
  return {
    createPayer: given({ name: 'Ana', email: address }),
    createPayerReference: given({ collectorId, reference }),
    updatePayerReference: async () => ({ id: (await references())[0]?.id, reference }),
    deletePayerReference: async () => ({ id: (await references())[0]?.id }),
    deletePayerReferencesByCollector: async () => ({
      collectorId,
      expectedSize: (await references()).filter(({ collector_id: collector }) => collector === collectorId).length,
    }),
  };
};
