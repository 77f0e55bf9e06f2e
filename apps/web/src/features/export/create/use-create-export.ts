import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import type { ExportInput } from '@/shared/apollo/schema-types.generated';
import { mayOpen, usePermissions } from '@/shared/auth';
import { useApolloClient } from '@/shared/apollo';
import { useOnce } from '@/shared/change';
import { notify } from '@/shared/feedback';
import type { Noun } from '@/shared/format';
import { useRememberJob } from '@/shared/jobs';
import type { KnownExportFormat } from '../export.kinds';
import { historyNeeds } from '../export.kinds';
import { exportJobs } from '../export-jobs';
import { createTexts as texts } from './create.texts';
import { CreateExportDocument, type CreateExportMutation } from './CreateExport.generated';

interface Args {
  readonly list: ExportInput;
  readonly format: KnownExportFormat;
}

/**
 * Returns the change that requests an export. A person who may read an export gets a notice at its end. A person who
 * may search the history gets a link to it.
 */
export const useCreateExport = (noun: Noun, onDone: () => void) => {
  const client = useApolloClient();
  const remember = useRememberJob(exportJobs);
  const held = usePermissions();
  const maySee = mayOpen(held, { anyOf: operationPermissions['Query.export'] });
  const maySearch = mayOpen(held, historyNeeds);
  return useOnce<Args, NonNullable<CreateExportMutation['payload']>>({
    seenAt: routes.exports.path,
    send: (args, once) =>
      client.mutate({ mutation: CreateExportDocument, variables: { ...args, once, withExport: maySee } }),
    onDone: ({ export: requested }) => {
      if (requested) remember(requested.id);
      const link = maySearch ? { to: routes.exports.path, label: texts.history } : undefined;
      notify.success(requested ? texts.requestedWithNotice(noun) : texts.requested(noun), link);
      onDone();
    },
  });
};
