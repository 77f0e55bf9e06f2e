// Guards: A change of something that exists is refused when it is no longer what the person saw.
// Looks over: packages/schema/src/**
import { typeDefs } from '@backoffice/schema/type-defs';
import { buildSchema, type GraphQLArgument } from 'graphql';

/** Mutations that take no version, each with its reason. */
const withoutVersion: Readonly<Record<string, string>> = {
  addCollectorConfiguration: 'makes an entry',
  createBin: 'makes a BIN',
  createPayer: 'makes a payer',
  createViews: 'makes views',
  createPayerReference: 'makes a reference',
  createTaxForm: 'makes a form',
  createBulkRun: 'makes a run',
  reportBulkRun: 'tells what happened, as the one application that makes the run',
  resumeBulkRun: 'takes the run as it is, where no other application makes it',
  endBulkRun: 'ends the run as it is, where no application makes it',
  tellOpenRecord: 'changes nothing of a record',
  createExport: 'makes a file',
  createImportUpload: 'makes an import',
  createConversionUpload: 'makes an import from a converted file',
  createActivityDownload: 'reads a file',
  createBatchDownload: 'reads a file',
  createExportDownload: 'reads a file',
  createImportErrorsDownload: 'reads a file',
  createSoftwareProviderReportDownload: 'reads a file',
  createTaxFormDownload: 'reads a file',
  createWithdrawDownload: 'reads a file',
  deletePayerReferencesByCollector: 'takes how many references the person saw',
  refreshPayment: 'asks a service for its news, and sends nothing of what was seen',
  refreshSubscription: 'asks a service for its news, and sends nothing of what was seen',
};

const isVersion = ({ name, type }: GraphQLArgument): boolean =>
  String(type) === 'ChangeInput!' || name === 'version' || name === 'versions';

const schema = buildSchema(typeDefs, { assumeValidSDL: true });
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test('every mutation on something that exists takes the version that was seen', () => {
  const without = mutations.filter(({ args }) => !args.some(isVersion)).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(withoutVersion).toSorted());
});
