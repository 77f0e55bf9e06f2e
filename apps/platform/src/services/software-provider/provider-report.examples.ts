import { newId } from '../../shared/new-id.ts';
import type { Examples } from '../../shared/service.ts';
import { aProviderReport } from './provider-report.builder.ts';
import { createProviderReportRepository } from './provider-report.repository.ts';

/** Valid example request for each operation of the software provider service. */
export const providerReportExamples: Examples = ({ db }) => {
  const stored = async (): Promise<string> => {
    const report = aProviderReport({ id: newId() });
    await createProviderReportRepository(db).add(report);
    return `${report.collector_id}/${report.id}`;
  };
  return {
    listSoftwareProviderReports: () => ({ path: '/softprovider?size=100' }),
    approveSoftwareProviderReport: async () => ({ path: `/softprovider/aprobar/${await stored()}` }),
    rejectSoftwareProviderReport: async () => ({ path: `/softprovider/rechazar/${await stored()}` }),
    regenerateSoftwareProviderReport: async () => ({ path: `/softprovider/regenerate/${await stored()}` }),
    getSoftwareProviderReportFile: async () => ({ path: `/softprovider/${await stored()}/file` }),
  };
};
