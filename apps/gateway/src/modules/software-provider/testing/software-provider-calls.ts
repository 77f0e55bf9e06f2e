import { aProviderReport, providerReports } from '@backoffice/platform/testing';
import type { WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Good arguments of each mutation, on something of which it may be done. */
export const softwareProviderTries = ({ platform, seen }: WaitingEntities) => {
  const report = seen('softwareProviderReport', (id) => platform.add(providerReports, aProviderReport({ id })));
  return {
    approveSoftwareProviderReport: report,
    rejectSoftwareProviderReport: report,
    regenerateSoftwareProviderReport: report,
    createSoftwareProviderReportDownload: report,
  };
};
