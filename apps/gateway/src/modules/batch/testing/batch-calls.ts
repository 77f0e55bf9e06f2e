import { aBatch, withdrawalBatches } from '@backoffice/platform/testing';
import type { Arguments, WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const batchArguments = ({ platform, seen }: WaitingEntities) => {
  const batch = (status: string, more?: Arguments) =>
    seen('batch', (id) => platform.add(withdrawalBatches, aBatch({ id, status })), more);
  return {
    reprocessBatch: batch('error'),
    reexportBatch: batch('in_withdrawn'),
    createBatchDownload: batch('in_withdrawn', { format: 'XML' }),
  };
};
