import { truncate, writeFile } from 'node:fs/promises';
import { services as contracts, eachService, type ServiceName } from '@backoffice/contracts';
import type { Export } from '@backoffice/contracts/export';
import type { TokenWish } from '@backoffice/test-kit';
import type { Control } from '../control/control.ts';
import { issueRequestedToken } from '../control/control.routes.ts';
import type { DocumentTable } from '../database/document-table.ts';
import { insertDocuments } from '../database/insert-documents.ts';
import { anExport, exports, services } from '../services/index.ts';
import type { Example } from '../shared/service.ts';
import { newId } from '../shared/new-id.ts';
import { demoUsers, heldRoles, type SignIn, type TokenOverrides } from '../sign-in/index.ts';
import { createContractCheck } from './contract-check.ts';
import { type PlatformUse, type RunningPlatform, runPlatform } from './running-platform.ts';

export { createCookieBrowser, type CookieBrowser } from '../sign-in/testing/cookie-browser.ts';
export {
  checkSilently,
  claimsOf,
  clientId,
  exchangeCode,
  logoutAddress,
  realmOf,
  refresh,
  requestSignIn,
  returned,
  signInAs,
  type Realm,
} from '../sign-in/testing/openid-client.ts';
export { readContracts, type Operation } from './contract-documents.ts';
export { freePort } from './free-port.ts';
export * from '../services/index.ts';
export { demoUsers, heldRoles };

export interface TestPlatform extends Control {
  /** Origin of the platform and its sign-in service. */
  readonly origin: string;
  /** Base URL of each service. */
  readonly urls: Readonly<Record<ServiceName, string>>;
  readonly signIn: SignIn;
  /** Issues an access token of a demonstration user, or of any person with chosen permissions. */
  readonly tokenFor: (person: string | TokenWish, overrides?: TokenOverrides) => Promise<string>;
  /** Adds a document to the table of a service and returns it. */
  readonly add: <Document extends { readonly id: string }>(
    table: DocumentTable<Document>,
    document: Document,
  ) => Promise<Document>;
  /** Adds a finished export whose file has this number of zero bytes. The sparse file uses hardly any disk space. */
  readonly addExportFile: (bytes: number, given?: Partial<Export>) => Promise<Export>;
  /**
   * Creates a valid request for an operation, and the entities that it needs.
   * @throws Error for an operation without an example
   */
  readonly example: (operationId: string) => Promise<Example>;
  /** Ids of the operations that have succeeded, for any caller. */
  readonly operationsDone: ReadonlySet<string>;
  /**
   * Resets the platform: the tables are emptied and seeded, faults and recorded requests are cleared, and no export or
   * import is held. Tokens and sessions stay valid.
   * @throws Error when an accepted request or a response broke its contract
   */
  readonly reset: (options?: Pick<TestPlatformOptions, 'payments'>) => Promise<void>;
  /**
   * Stops the platform, or returns it to the pool for the next test file.
   * @throws Error when an accepted request or a response broke its contract
   */
  readonly close: () => Promise<void>;
}

export interface TestPlatformOptions {
  /** Number of seeded payments; 300 by default. */
  readonly payments?: number;
  readonly now?: () => Date;
  /** Folder of the data; in memory when absent. */
  readonly dataDir?: string;
  /** Starts a new platform and stops it afterwards, for tests of start-up and sign-in. */
  readonly fresh?: boolean;
  /** Pause of imports between batches, in milliseconds; 0 by default. It applies to a new platform only. */
  readonly importPauseMs?: number;
}

declare global {
  /**
   * Pool of platforms for the next test file of a Jest worker (tools/jest). Without it, a closed platform is stopped.
   */
  var restingPlatforms: RunningPlatform[] | undefined;
}

/**
 * Returns the pool for a closed platform. A new platform, one with a data folder, and one on a test database server are
 * not pooled.
 */
const restingPlaceFor = ({ fresh = false, dataDir }: TestPlatformOptions): RunningPlatform[] | undefined =>
  fresh || dataDir !== undefined || globalThis.testDatabaseServer !== undefined
    ? undefined
    : globalThis.restingPlatforms;

async function takePlatform(options: TestPlatformOptions, use: PlatformUse): Promise<RunningPlatform> {
  const fromPool = restingPlaceFor(options)?.pop();
  if (fromPool === undefined) return runPlatform(use, options.dataDir === undefined ? undefined : options);
  await fromPool.use(use);
  return fromPool;
}

/**
 * Starts the whole platform in this process on a free port. Its data are in memory, on the test server or in
 * `dataDir`. In a Jest worker, a pooled platform is reset and reused.
 */
export async function startPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { payments: count = 300, now = () => new Date() } = options;
  const contract = createContractCheck();
  const running = await takePlatform(options, {
    payments: count,
    now,
    importPauseMs: options.importPauseMs,
    observe: contract.observe,
  });
  const { origin, signIn, db, exportFiles, control } = running;
  const add: TestPlatform['add'] = async (table, document) => {
    await insertDocuments(db, table, [document]);
    return document;
  };
  const examples = new Map(
    services.flatMap(({ examples: examplesOf }) => Object.entries(examplesOf({ db, files: exportFiles }))),
  );
  return {
    ...control,
    origin,
    urls: eachService((name) => `${origin}/${contracts[name].ownName}`),
    signIn,
    tokenFor: (person, overrides) =>
      typeof person === 'string' ? signIn.issueToken(person, overrides) : issueRequestedToken(signIn, person),
    operationsDone: contract.succeeded,
    add,
    addExportFile: async (bytes, given = {}) => {
      const id = newId();
      const file = { status: 'finished', records: 1, processed_records: 1, file_name: `${id}.csv`, file_size: bytes };
      const exported = anExport({ id, created_date: now().toISOString(), ...file, ...given });
      await writeFile(exportFiles.pathOf(exported), '');
      await truncate(exportFiles.pathOf(exported), bytes);
      await add(exports, exported);
      return exported;
    },
    example: async (operationId) => {
      const example = examples.get(operationId);
      if (example === undefined) throw new Error(`Add an example of ${operationId} to its service.`);
      return example();
    },
    reset: async ({ payments: seeded = count } = {}) => {
      contract.assertNoDeviations();
      await running.reset(seeded);
    },
    close: async () => {
      const place = restingPlaceFor(options);
      if (place === undefined) await running.stop();
      else {
        running.clearControl();
        place.push(running);
      }
      contract.assertNoDeviations();
    },
  };
}
