import { changeArea } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { noBody } from '../change-bodies.ts';
import { createVersionedMutations } from '../domain-changes.ts';
import { linkToFile } from '../file-link.ts';
import { reportActions } from './softprovider.actions.ts';
import type { SoftwareProviderReportParent, SoftwareProviderReportPayloadParent } from './softprovider.mappers.ts';

type ReportChanged = Changed<SoftwareProviderReportParent, null>;

const mutation = createVersionedMutations({
  keys: changeArea<ReportChanged>('softprovider'),
  read: ({ softprovider }, id) => softprovider.byId(id),
  actions: reportActions,
  fieldNames: {},
  nothing: null,
  payload: ({ entity, error }: ReportChanged): SoftwareProviderReportPayloadParent => ({ report: entity, error }),
});

/** The changes of a report, and links to its file (B197, B330, B331). */
export const reportMutations = {
  approveSoftwareProviderReport: mutation(
    'approveSoftwareProviderReport',
    'approve',
    noBody,
    ({ softprovider }) => softprovider.approve,
  ),
  rejectSoftwareProviderReport: mutation(
    'rejectSoftwareProviderReport',
    'reject',
    noBody,
    ({ softprovider }) => softprovider.reject,
  ),
  regenerateSoftwareProviderReport: mutation(
    'regenerateSoftwareProviderReport',
    'regenerate',
    noBody,
    ({ softprovider }) => softprovider.regenerate,
  ),
  createSoftwareProviderReportDownload: async (_root, { id }, context) => {
    const { sources, asker } = context;
    const found = await sources.softprovider.byId(id);
    const file = found && {
      ...({ type: 'SoftwareProviderReport', id, service: 'softprovider' } as const),
      address: sources.softprovider.fileOf(found),
      fileName: found.fileName ?? `${id}.txt`,
    };
    return linkToFile(file, found && reportActions.refusal('download', found, asker()), context);
  },
} satisfies MutationResolvers;
