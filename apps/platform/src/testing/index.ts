import { truncate, writeFile } from 'node:fs/promises';
import { services as contracts, eachService, type ServiceName } from '@backoffice/contracts';
import type { Export } from '@backoffice/contracts/export';
import type { TokenWish } from '@backoffice/test-kit';
import type { Control } from '../control/control.ts';
import { issueWished } from '../control/control.routes.ts';
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
  /** Address of the platform, which is also the sign-in service's. */
  readonly origin: string;
  /** Base URL of each service. */
  readonly urls: Readonly<Record<ServiceName, string>>;
  readonly signIn: SignIn;
  /** An access token as this person's browser would hold, or of anybody with chosen permissions. */
  readonly tokenFor: (person: string | TokenWish, overrides?: TokenOverrides) => Promise<string>;
  /** Adds a document to the table of a service, beside the seeded ones; returns it. */
  readonly add: <Document extends { readonly id: string }>(
    table: DocumentTable<Document>,
    document: Document,
  ) => Promise<Document>;
  /** Adds a finished export with a file of so many bytes, all of them zero and none of them on the disk. */
  readonly addExportFile: (bytes: number, given?: Partial<Export>) => Promise<Export>;
  /**
   * A request that its service accepts, for an operation of the contracts; what it needs is added.
   * @throws Error for an operation without an example
   */
  readonly example: (operationId: string) => Promise<Example>;
  /** Ids of the contracts' operations that succeeded, whoever called them. */
  readonly operationsDone: ReadonlySet<string>;
  /**
   * Makes it as new: every table is emptied and seeded, no fault is set, no request was seen, no export is held. Tokens
   * and sessions stay good.
   * @throws Error when an accepted request or a response broke its contract
   */
  readonly reset: (options?: Pick<TestPlatformOptions, 'payments'>) => Promise<void>;
  /**
   * Lets go of it: it is stopped, or kept for the next that is started.
   * @throws Error when an accepted request or a response broke its contract
   */
  readonly close: () => Promise<void>;
}

export interface TestPlatformOptions {
  /** Number of seeded payments; 300 without it. */
  readonly payments?: number;
  readonly now?: () => Date;
  /** Keeps the data in this folder; in memory without it. */
  readonly dataDir?: string;
  /** Is started for this test and stopped with it: for tests of that, and of signing in. */
  readonly fresh?: boolean;
  /** Pause of imports between batches, in milliseconds, on a platform of its own; none without it. */
  readonly importPauseMs?: number;
}

declare global {
  /** Platforms that wait for the next test file of a Jest worker (tools/jest); without it a closed one is stopped. */
  var restingPlatforms: RunningPlatform[] | undefined;
}

/**
 * Chooses the place in which a closed platform waits. It has none when it has its own, or one on this test run's
 * server.
 */
const restingPlaceFor = ({ fresh = false, dataDir }: TestPlatformOptions): RunningPlatform[] | undefined =>
  fresh || dataDir !== undefined || globalThis.testDatabaseServer !== undefined
    ? undefined
    : globalThis.restingPlatforms;

async function takePlatform(options: TestPlatformOptions, use: PlatformUse): Promise<RunningPlatform> {
  const kept = restingPlaceFor(options)?.pop();
  if (kept === undefined) return runPlatform(use, options.dataDir === undefined ? undefined : options);
  await kept.use(use);
  return kept;
}

/**
 * Starts the whole platform in this process, on a free port, with data of its own: in memory, or on the test server. In
 * a Jest worker, one that another test file has closed is taken again, made as new.
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
      typeof person === 'string' ? signIn.issueToken(person, overrides) : issueWished(signIn, person),
    operationsDone: contract.done,
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
      contract.demandKept();
      await running.reset(seeded);
    },
    close: async () => {
      const place = restingPlaceFor(options);
      if (place === undefined) await running.stop();
      else {
        running.rest();
        place.push(running);
      }
      contract.demandKept();
    },
  };
}
