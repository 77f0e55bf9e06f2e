import { importForm } from '@backoffice/validators';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { noBody, withStatusDetail } from '../../module-kit/change/change-bodies.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { linkToFile } from '../../module-kit/file/file-link.ts';
import { offerImportUpload } from '../../module-kit/file/import-upload.ts';
import { importActions } from './import.actions.ts';
import { noErrors } from './import.texts.ts';

const mutation = versioned({
  area: 'import',
  read: (sources, id) => sources.import.byId(id),
  actions: importActions,
  fieldNames: { status_detail: 'reason' },
  payload: ({ entity, error }) => ({ import: entity, error }),
});

/** Mutations of imports, and links to upload a file and to download error rows (B161, B216-B220, B298-B302). */
export const importMutations = {
  approveImport: mutation('approve', noBody, (sources) => sources.import.approve),
  cancelImport: mutation('cancel', withStatusDetail, (sources) => sources.import.cancel),
  createImportUpload: (_root, args, context) =>
    offerImportUpload(args, context, {
      form: importForm,
      to: ({ collectorId, matchPayer, matchConcept, matchIdentification }, key) => ({
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
  createImportErrorsDownload: async (_root, { id }, context) => {
    const { sources } = context;
    const found = await sources.import.byId(id);
    const file = found && {
      ...({ type: 'Import', id, service: 'import' } as const),
      address: sources.import.errorsOf(id),
      fileName: `errores_${(found.fileName ?? id).replace(/\.\w+$/, '')}.csv`,
    };
    const refusal = found?.errorCount === 0 ? { code: 'import_without_errors', message: noErrors } : null;
    return linkToFile(file, refusal, context);
  },
} satisfies MutationResolvers;
