// Guards: Each mutation of an existing record takes the version that the person saw, unless a reason is listed here.
// Looks over: packages/schema/src/**
import { typeDefs } from '@backoffice/schema/type-defs';
import { buildSchema, type GraphQLArgument } from 'graphql';
import { unchangingActions } from '../../activity/unchanging-actions.ts';
import { aKey, prepareMutation } from '../../testing/prepared-mutation.ts';
import { mutationArguments } from '../../testing/mutation-arguments.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { createWaitingEntities, type MakeArguments } from '../../testing/waiting-entities.ts';

/** Mutations without a version, each with the reason. */
const withoutVersion: Readonly<Record<string, string>> = {
  addCollectorConfiguration: 'makes an entry',
  createBin: 'makes a BIN',
  createPayer: 'makes a payer',
  createViews: 'makes views',
  createPayerReference: 'makes a reference',
  createTaxForm: 'makes a form',
  createBulkRun: 'makes a run',
  reportBulkRun: 'reports results; it is refused once another application has taken up the run',
  resumeBulkRun: 'takes up the run; it is refused while another application runs it',
  endBulkRun: 'ends the run; it is refused while an application runs it',
  addNote: 'adds words, and changes nothing of a record',
  takeRecord: 'tells who works on a record, and changes nothing of it',
  releaseRecord: 'tells who works on a record, and changes nothing of it',
  followRecord: 'is a choice of the person, and changes nothing of a record',
  unfollowRecord: 'is a choice of the person, and changes nothing of a record',
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
  refreshPayment: 'makes the service read the record again, and sends nothing of what was seen',
  refreshSubscription: 'makes the service read the record again, and sends nothing of what was seen',
};

const isVersion = ({ name, type }: GraphQLArgument): boolean =>
  ['ChangeInput!', 'Int!', '[Int!]!'].includes(String(type)) && ['change', 'version', 'versions'].includes(name);

/** Mutations with an optional version, for clients of an earlier release. The gateway refuses them without it. */
const refusedWithout = ['deletePayerReference', 'disableCollectorConfiguration', 'updatePayerReference'];

const schema = buildSchema(typeDefs, { assumeValidSDL: true });
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test('every mutation of an existing record takes the version that the person saw', () => {
  const without = mutations.filter(({ args }) => !args.some(isVersion)).map(({ name }) => name);
  expect(without.toSorted()).toEqual([...Object.keys(withoutVersion), ...refusedWithout].toSorted());
});

test('the mutations that only read end no take, and are no decision', () => {
  const reading = Object.entries(withoutVersion).filter(([, reason]) =>
    /^reads a file$|read the record again/.test(reason),
  );
  expect(unchangingActions.toSorted()).toEqual(reading.map(([name]) => name).toSorted());
});

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const person = gateway.as('administrador');
const argumentsOf: Readonly<Partial<Record<string, MakeArguments>>> = mutationArguments(
  createWaitingEntities(platform, person),
);

test.each(refusedWithout)('%s without a version is refused before it is sent', async (name) => {
  const args = await argumentsOf[name]?.();
  const sent = () => platform.requests.list().filter(({ method }) => method !== 'GET');
  const before = sent().length;
  const ask = await prepareMutation(name, () => Promise.resolve({ ...args, version: null }));
  const { payload } = await ask(person, aKey());
  expect(payload?.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'version' }] });
  expect(sent()).toHaveLength(before);
});

test('a configuration entry is found by its collector, which is required', async () => {
  const args = await argumentsOf['disableCollectorConfiguration']?.();
  const ask = await prepareMutation('disableCollectorConfiguration', () =>
    Promise.resolve({ ...args, collectorId: null }),
  );
  expect((await ask(person, aKey())).payload?.error).toMatchObject({ fields: [{ path: 'collectorId' }] });
});
