import { truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { eachService, type ServiceName } from '@backoffice/contracts';
import type { Export } from '@backoffice/contracts/export';
import type { Payment } from '@backoffice/contracts/payment';
import type { Subscription } from '@backoffice/contracts/subscription';
import { buildPlatform } from '../build-platform.ts';
import type { Control } from '../control/control.ts';
import type { DocumentTable } from '../database/document-table.ts';
import { insertDocuments } from '../database/insert-documents.ts';
import { anExport, exports, payments, services, subscriptions } from '../services/index.ts';
import type { Example } from '../services/service.ts';
import { newId } from '../shared/new-id.ts';
import { createSignIn, demoUsers, type SignIn, type TokenOverrides } from '../sign-in/index.ts';
import { createContractCheck } from './contract-check.ts';
import { resetPlatform } from './reset-platform.ts';
import { signingKeyOfTests } from './signing-key.ts';
import { testDatabase } from './test-database.ts';

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
export * from '../services/index.ts';
export { demoUsers };

export interface TestPlatform extends Control {
  /** Address of the platform, which is also the sign-in service's. */
  readonly origin: string;
  /** Base URL of each service. */
  readonly urls: Readonly<Record<ServiceName, string>>;
  readonly signIn: SignIn;
  /** An access token as this person's browser would hold. */
  readonly tokenFor: (username: string, overrides?: TokenOverrides) => Promise<string>;
  /** Adds a document to the table of a service, beside the seeded ones. */
  readonly add: <Document extends { readonly id: string }>(
    table: DocumentTable<Document>,
    document: Document,
  ) => Promise<void>;
  /** Adds one payment. */
  readonly addPayment: (payment: Payment) => Promise<void>;
  /** Adds one subscription. */
  readonly addSubscription: (subscription: Subscription) => Promise<void>;
  /** Adds one export; it stays as it is, and has no file. */
  readonly addExport: (exported: Export) => Promise<void>;
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
   * Stops it.
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
}

/** Starts the whole platform in this process, on a free port, with data of its own: in memory, or on the test server. */
export async function startPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { payments: count = 300, now, dataDir } = options;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const signIn = await createSignIn({
    origin,
    webOrigins: ['http://localhost:4000'],
    signingKey: await signingKeyOfTests(),
  });
  const contract = createContractCheck();
  const own = dataDir === undefined ? await testDatabase() : undefined;
  const { app, db, exportFiles, control } = await buildPlatform({
    database: own?.place ?? { dataDir },
    openSignIn: () => Promise.resolve(signIn),
    payments: count,
    control: true,
    observe: contract.observe,
    drainMs: 0,
    ...(now === undefined ? {} : { now }),
  });
  await app.listen({ port, host: '127.0.0.1' });
  const add: TestPlatform['add'] = async (table, document) => {
    await insertDocuments(db, table, [document]);
  };
  const examples = new Map(
    services.flatMap(({ examples: examplesOf }) => Object.entries(examplesOf({ db, files: exportFiles }))),
  );
  return {
    ...control,
    origin,
    urls: eachService((name) => `${origin}/${name}`),
    signIn,
    tokenFor: (username, overrides) => signIn.issueToken(username, overrides),
    operationsDone: contract.done,
    add,
    addPayment: (payment) => add(payments, payment),
    addSubscription: (subscription) => add(subscriptions, subscription),
    addExport: (exported) => add(exports, exported),
    addExportFile: async (bytes, given = {}) => {
      const id = newId();
      const file = { status: 'finished', records: 1, processed_records: 1, file_name: `${id}.csv`, file_size: bytes };
      const exported = anExport({ id, created_date: (now?.() ?? new Date()).toISOString(), ...file, ...given });
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
      await resetPlatform({ db, control, seed: { payments: seeded, now: now?.() ?? new Date(), exportFiles } });
    },
    close: async () => {
      await app.close();
      await own?.drop();
      contract.demandKept();
    },
  };
}

/** The origin is part of every token, so the port must be known before anything listens. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port is free.'));
        else resolve(address.port);
      });
    });
  });
}
