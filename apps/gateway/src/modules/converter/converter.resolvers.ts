import { conversionForm } from '@backoffice/validators';
import type { Resolvers } from '../resolvers.generated.ts';
import { offerImportUpload } from '../../module-kit/file/import-upload.ts';

/** Destination configuration, which produces the format of the import service. */
const DESTINATION = 'payments';

/** Resolvers of conversions: files of other systems that become imports (B299, B300). */
export const converterResolvers: Resolvers = {
  Query: { converterConfigurations: (_root, _args, { sources }) => sources.converter.configurations() },
  Mutation: {
    createConversionUpload: (_root, { configurationId, dryRun, ...args }, context) =>
      offerImportUpload(args, context, {
        form: conversionForm,
        to: ({ collectorId, matchPayer, matchConcept, matchIdentification }, key) => ({
          service: 'converter',
          address: context.sources.converter.uploadTo(key),
          fields: {
            configurations: JSON.stringify({
              type: 'payments',
              origin_id: configurationId,
              destination_id: DESTINATION,
              ...(dryRun && { dry_run: true }),
              metadata: {
                collector_id: collectorId,
                match_concept: matchConcept,
                match_identification: matchIdentification,
                match_payer: matchPayer,
              },
            }),
          },
        }),
      }),
  },
};
