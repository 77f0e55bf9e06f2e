import { aProviderReport, providerReports } from '@backoffice/platform/testing';
import type { WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments of each mutation, on an entity that allows it. */
export const softwareProviderTries = ({ platform, seen }: WaitingEntities) => {
  const report = seen('softwareProviderReport', (id) => platform.add(providerReports, aProviderReport({ id })));
  return {
    approveSoftwareProviderReport: report,
    rejectSoftwareProviderReport: report,
    regenerateSoftwareProviderReport: report,
    createSoftwareProviderReportDownload: report,
  };
};
