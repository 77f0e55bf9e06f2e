import { given, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Good arguments of each mutation, on something of which it may be done. */
export const exportTries = ({ platform }: WaitingEntities) => ({
  createExport: given({ list: { payments: {} }, format: 'CSV' }),
  createExportDownload: async () => ({ id: (await platform.addExportFile(10)).id }),
});
