import { given, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const exportArguments = ({ platform }: WaitingEntities) => ({
  createExport: given({ list: { payments: {} }, format: 'CSV' }),
  createExportDownload: async () => ({ id: (await platform.addExportFile(10)).id }),
});
