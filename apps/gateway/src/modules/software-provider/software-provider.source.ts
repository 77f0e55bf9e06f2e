import type { OnceHeaders } from '../../changes/perform.ts';
import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf } from '../../module-kit/source/entity-of.ts';
import { reportFrom, type SoftwareProviderReportParent } from './software-provider.mappers.ts';

/** Creates the source of the software provider service (B328-B331). */
export const createSoftwareProviderSource = (client: ClientFor<'software-provider'>) => {
  const report = entityOf(client, reportFrom);
  const find = report.findInList('/softprovider');
  // collector of each report that was read; no change of a report changes its collector
  const collectors = new Map<string, string>();
  const byId = async (id: string) => {
    const found = await find(id);
    if (found) collectors.set(id, found.collectorId);
    return found;
  };
  // before a change, the gateway has read its report; for a missing report the service answers 404
  const pathOf = async (id: string) => ({
    collectorId: collectors.get(id) ?? (await byId(id))?.collectorId ?? '-',
    softProviderId: id,
  });
  const change =
    (action: 'aprobar' | 'rechazar' | 'regenerate') => async (id: string, _body: undefined, once: OnceHeaders) => {
      const path = await pathOf(id);
      const sent = { path, ...once };
      return report.changed(client.post(`/softprovider/${action}/{collectorId}/{softProviderId}`, sent), id);
    };
  return {
    list: report.list('/softprovider'),
    byId,
    approve: change('aprobar'),
    reject: change('rechazar'),
    regenerate: change('regenerate'),
    /** Returns the address of the file of a report. */
    fileOf: ({ id, collectorId }: Pick<SoftwareProviderReportParent, 'id' | 'collectorId'>) =>
      client.fileAt('/softprovider/{collectorId}/{softProviderId}/file', { path: { collectorId, softProviderId: id } }),
  };
};
