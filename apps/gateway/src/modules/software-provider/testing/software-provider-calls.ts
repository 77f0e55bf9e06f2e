import { aProviderReport, providerReports } from '@backoffice/platform/testing';
import type { WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const softwareProviderArguments = ({ platform, seen }: WaitingEntities) => {
  const report = seen('softwareProviderReport', (id) => platform.add(providerReports, aProviderReport({ id })));
  return {
    approveSoftwareProviderReport: report,
    rejectSoftwareProviderReport: report,
    regenerateSoftwareProviderReport: report,
    createSoftwareProviderReportDownload: report,
  };
};
