import { newId } from '../../shared/new-id.ts';
import type { Examples } from '../../shared/service.ts';
import { aBatch } from './batch.builder.ts';
import { createBatchRepository } from './batch.repository.ts';

/** Valid example request for each operation of the batch service. */
export const batchExamples: Examples = ({ db }) => {
  const stored = async (status: string): Promise<string> => {
    const id = newId();
    await createBatchRepository(db).add(aBatch({ id, status }));
    return id;
  };
  return {
    listBatches: () => ({ path: '/?limit=100' }),
    reprocessBatch: async () => ({ path: `/reprocess/${await stored('error')}` }),
    reexportBatch: async () => ({ path: `/${await stored('for_withdrawing')}/re-exportar` }),
    getBatchFile: async () => ({ path: `/${await stored('in_withdrawn')}/descargar/txt` }),
  };
};
