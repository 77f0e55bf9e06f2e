import type { ClientFor, FileAddress, ListQuery, Page } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { equal } from '../list-arguments.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { reportFrom, type SoftwareProviderReportParent } from './software-provider.mappers.ts';

/** The software provider service (B328-B331). */
export interface SoftwareProviderSource {
  readonly list: (query: ListQuery) => Promise<Page<SoftwareProviderReportParent>>;
  /** Null when there is none. */
  readonly byId: (id: string) => Promise<SoftwareProviderReportParent | null>;
  /** Each answers the report as it is then. */
  readonly approve: Call<undefined, SoftwareProviderReportParent>;
  readonly reject: Call<undefined, SoftwareProviderReportParent>;
  readonly regenerate: Call<undefined, SoftwareProviderReportParent>;
  /** Where the file is. */
  readonly fileOf: (report: Pick<SoftwareProviderReportParent, 'id' | 'collectorId'>) => FileAddress | undefined;
}

const readReport = mapResponse('software-provider', reportFrom);

/** Creates the methods of the software provider service for one request. */
export const createSoftwareProviderSource = (client: ClientFor<'software-provider'>): SoftwareProviderSource => {
  const list: SoftwareProviderSource['list'] = async (query) =>
    readPage(await client.list('/softprovider', query), readReport);
  // a report never changes its collector
  const collectors = new Map<string, string>();
  // the service has no path for one report
  const byId: SoftwareProviderSource['byId'] = async (id) => {
    const [report] = (await list({ filters: equal('id', id), page: 1, limit: 1 })).rows;
    if (report) collectors.set(id, report.collectorId);
    return report ?? null;
  };
  // a change has read its report; of none the service says that there is none
  const pathOf = async (id: string) => ({
    collectorId: collectors.get(id) ?? (await byId(id))?.collectorId ?? '-',
    softProviderId: id,
  });
  return {
    list,
    byId,
    approve: async (id, _body, { idempotencyKey }) =>
      readReport(
        await client.post('/softprovider/aprobar/{collectorId}/{softProviderId}', {
          path: await pathOf(id),
          idempotencyKey,
        }),
      ),
    reject: async (id, _body, { idempotencyKey }) =>
      readReport(
        await client.post('/softprovider/rechazar/{collectorId}/{softProviderId}', {
          path: await pathOf(id),
          idempotencyKey,
        }),
      ),
    regenerate: async (id, _body, { idempotencyKey }) =>
      readReport(
        await client.post('/softprovider/regenerate/{collectorId}/{softProviderId}', {
          path: await pathOf(id),
          idempotencyKey,
        }),
      ),
    fileOf: ({ id, collectorId }) =>
      client.fileAt('/softprovider/{collectorId}/{softProviderId}/file', {
        path: { collectorId, softProviderId: id },
      }),
  };
};
