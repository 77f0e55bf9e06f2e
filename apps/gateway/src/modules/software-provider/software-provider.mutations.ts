import type { MutationResolvers } from '../resolvers.generated.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { linkToFile } from '../../module-kit/file/file-link.ts';
import { reportActions } from './software-provider.actions.ts';

const mutation = versioned({
  area: 'software-provider',
  read: ({ softwareProvider }, id) => softwareProvider.byId(id),
  actions: reportActions,
  payload: ({ entity, error }) => ({ report: entity, error }),
});

/** Mutations of reports, and links to their files (B197, B330, B331). */
export const reportMutations = {
  approveSoftwareProviderReport: mutation('approve', noBody, ({ softwareProvider }) => softwareProvider.approve),
  rejectSoftwareProviderReport: mutation('reject', noBody, ({ softwareProvider }) => softwareProvider.reject),
  regenerateSoftwareProviderReport: mutation(
    'regenerate',
    noBody,
    ({ softwareProvider }) => softwareProvider.regenerate,
  ),
  createSoftwareProviderReportDownload: async (_root, { id }, context) => {
    const { sources, asker } = context;
    const found = await sources.softwareProvider.byId(id);
    const file = found && {
      ...({ type: 'SoftwareProviderReport', id, service: 'software-provider' } as const),
      address: sources.softwareProvider.fileOf(found),
      fileName: found.fileName ?? `${id}.txt`,
    };
    return linkToFile(file, found && reportActions.refusal('download', found, asker()), context);
  },
} satisfies MutationResolvers;
