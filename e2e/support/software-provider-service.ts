import type { SoftwareProviderReport } from '@backoffice/contracts/software-provider';
import { createListService } from './list-service.ts';

const reports = createListService<SoftwareProviderReport>('softprovider/softprovider', 'pending_approval', {
  list: '',
  limit: 'size',
});

/** A report as its service has it now. */
export const reportNow = reports.now;

/** A report for a software provider for one test alone. @param status as the service calls it */
export const takeReport = (status: string): Promise<SoftwareProviderReport> => reports.take(undefined, status);

/** Somebody else has the file of a report made anew, past the screen. */
export const regenerateElsewhere = ({ id, collector_id: owner }: SoftwareProviderReport): Promise<void> =>
  reports.change(`/regenerate/${owner}/${id}`);
