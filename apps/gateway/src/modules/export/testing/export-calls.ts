import { given, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments of each mutation, on an entity that allows it. */
export const exportTries = ({ platform }: WaitingEntities) => ({
  createExport: given({ list: { payments: {} }, format: 'CSV' }),
  createExportDownload: async () => ({ id: (await platform.addExportFile(10)).id }),
});
