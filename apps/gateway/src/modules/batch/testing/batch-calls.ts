import { aBatch, withdrawalBatches } from '@backoffice/platform/testing';
import type { Arguments, WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments of each mutation, on an entity that allows it. */
export const batchTries = ({ platform, seen }: WaitingEntities) => {
  const batch = (status: string, more?: Arguments) =>
    seen('batch', (id) => platform.add(withdrawalBatches, aBatch({ id, status })), more);
  return {
    reprocessBatch: batch('error'),
    reexportBatch: batch('in_withdrawn'),
    createBatchDownload: batch('in_withdrawn', { format: 'XML' }),
  };
};
