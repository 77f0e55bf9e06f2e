import { truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { eachService, type ServiceName } from '@backoffice/contracts';
import type { Export } from '@backoffice/contracts/export';
import type { Notification } from '@backoffice/contracts/notification';
import type { Payment } from '@backoffice/contracts/payment';
import type { Subscription } from '@backoffice/contracts/subscription';
import { buildPlatform } from '../build-platform.ts';
import type { Control } from '../control/control.ts';
import { anExport } from '../services/export/export.builder.ts';
import { createExportRepository } from '../services/export/export.repository.ts';
import { newId } from '../shared/new-id.ts';
import { aNotification } from '../services/notification/notification.builder.ts';
import { createNotificationRepository } from '../services/notification/notification.repository.ts';
import { aMethod, aPayment } from '../services/payment/payment.builder.ts';
import { payments } from '../services/payment/payment.table.ts';
import { aSubscription } from '../services/subscription/subscription.builder.ts';
import { subscriptions } from '../services/subscription/subscription.table.ts';
import { createSignIn, demoUsers, type SignIn, type TokenOverrides } from '../sign-in/index.ts';
import { createContractCheck } from './contract-check.ts';
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
export { aMethod, anExport, aNotification, aPayment, aSubscription, demoUsers };

export interface TestPlatform extends Control {
  /** Address of the platform, which is also the sign-in service's. */
  readonly origin: string;
  /** Base URL of each service. */
  readonly urls: Readonly<Record<ServiceName, string>>;
  readonly signIn: SignIn;
  /** An access token as this person's browser would hold. */
  readonly tokenFor: (username: string, overrides?: TokenOverrides) => Promise<string>;
  /** Puts one payment in, beside the seeded ones. */
  readonly addPayment: (payment: Payment) => Promise<void>;
  /** Puts one subscription in, beside the seeded ones. */
  readonly addSubscription: (subscription: Subscription) => Promise<void>;
  /** Puts one notification in, beside the seeded ones. */
  readonly addNotification: (notification: Notification) => Promise<void>;
  /** Puts one export in, beside the seeded ones; it stays as it is, and has no file. */
  readonly addExport: (exported: Export) => Promise<void>;
  /** Puts a finished export in with a file of so many bytes, all of them zero and none of them on the disk. */
  readonly addExportFile: (bytes: number, given?: Partial<Export>) => Promise<Export>;
  /** Ids of the contracts' operations that were done, whoever asked. */
  readonly operationsDone: ReadonlySet<string>;
  /** Stops it; fails when a request that was accepted, or an answer, was not as the contract has it. */
  readonly close: () => Promise<void>;
}

export interface TestPlatformOptions {
  /** How many payments are seeded; 300 without it. */
  readonly payments?: number;
  readonly now?: () => Date;
  /** Keeps the data in this folder; in memory without it. */
  readonly dataDir?: string;
}

/** The whole platform in this process, on a free port, with data of its own: in memory, or on the server of this run. */
export async function startPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { payments: count = 300, now, dataDir } = options;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const opening = createSignIn({ origin, webOrigins: ['http://localhost:4000'] }); // makes its keys beside the database
  const contract = createContractCheck();
  const own = dataDir === undefined ? await testDatabase() : undefined;
  const { app, db, exportFiles, control } = await buildPlatform({
    database: own?.place ?? { dataDir },
    openSignIn: () => opening,
    payments: count,
    control: true,
    observe: contract.observe,
    drainMs: 0,
    ...(now === undefined ? {} : { now }),
  });
  const signIn = await opening;
  await app.listen({ port, host: '127.0.0.1' });
  const history = createExportRepository(db);
  return {
    ...control,
    origin,
    urls: eachService((name) => `${origin}/${name}`),
    signIn,
    tokenFor: (username, overrides) => signIn.issueToken(username, overrides),
    operationsDone: contract.done,
    addPayment: async (payment) => {
      await db.insert(payments).values({ id: payment.id, document: payment });
    },
    addSubscription: async (subscription) => {
      await db.insert(subscriptions).values({ id: subscription.id, document: subscription });
    },
    addNotification: createNotificationRepository(db).add,
    addExport: history.add,
    addExportFile: async (bytes, given = {}) => {
      const id = newId();
      const file = { status: 'finished', records: 1, processed_records: 1, file_name: `${id}.csv`, file_size: bytes };
      const exported = anExport({ id, created_date: (now?.() ?? new Date()).toISOString(), ...file, ...given });
      await writeFile(exportFiles.pathOf(exported), '');
      await truncate(exportFiles.pathOf(exported), bytes);
      await history.add(exported);
      return exported;
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
