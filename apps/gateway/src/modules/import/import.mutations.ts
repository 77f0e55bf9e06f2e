import { importForm } from '@backoffice/validators';
import { changeArea } from '../../changes/change-keys.ts';
import { conflict, gone, type Changed } from '../../changes/perform-once.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { noBody, withReason } from '../change-bodies.ts';
import { createVersionedMutations } from '../domain-changes.ts';
import { offerImportUpload } from '../import-upload.ts';
import { importActions } from './import.actions.ts';
import type { ImportParent, ImportPayloadParent } from './import.mappers.ts';
import { noErrors } from './import.texts.ts';

type ImportChanged = Changed<ImportParent, null>;

const mutation = createVersionedMutations({
  keys: changeArea<ImportChanged>('import'),
  read: (sources, id) => sources.import.byId(id),
  actions: importActions,
  fieldNames: { status_detail: 'reason' },
  nothing: null,
  payload: ({ entity, error }: ImportChanged): ImportPayloadParent => ({ import: entity, error }),
});

/** Files to import, and what is decided about them (B161, B216-B220, B298-B302). */
export const importMutations = {
  approveImport: mutation('approveImport', 'approve', noBody, (sources) => sources.import.approve),
  cancelImport: mutation('cancelImport', 'cancel', withReason, (sources) => sources.import.cancel),
  createImportUpload: (_root, args, context) =>
    offerImportUpload(args, context, {
      form: importForm,
      to: ({ collectorId, matchPayer, matchConcept, matchIdentification }, key) => ({
        kind: 'import',
        service: 'import',
        address: context.sources.import.uploadTo(key),
        fields: {
          collector_id: collectorId,
          match_payer: String(matchPayer),
          match_concept: String(matchConcept),
          match_identification: String(matchIdentification),
        },
      }),
    }),
  createImportErrorsDownload: async (_root, { id }, { sources, issueDownloadLink }) => {
    const found = await sources.import.byId(id);
    const address = sources.import.errorsOf(id);
    if (!found || !address) return { download: null, error: gone };
    if (found.errorCount === 0) return { download: null, error: conflict('import_without_errors', noErrors) };
    const fileName = `errores_${(found.fileName ?? id).replace(/\.\w+$/, '')}.csv`;
    return {
      download: await issueDownloadLink({ type: 'Import', id, service: 'import', address, fileName, size: null }),
      error: null,
    };
  },
} satisfies MutationResolvers;
