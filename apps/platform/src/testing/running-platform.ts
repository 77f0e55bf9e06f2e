import type { Server, ServerResponse } from 'node:http';
import { testDatabase } from '@backoffice/database/testing';
import { buildPlatform, type Platform } from '../build-platform.ts';
import { platformTables, type DatabaseLocation } from '../database/open-database.ts';
import type { Observe } from '../shared/exchange.ts';
import { createSignIn, type SignIn } from '../sign-in/index.ts';
import { resetPlatform } from '../control/reset-platform.ts';
import { signingKeyOfTests } from './signing-key.ts';
import { freePort } from './free-port.ts';

/** Options of the test that uses the platform. */
export interface PlatformUse {
  readonly payments: number;
  /**
   * Pause of imports between batches, in milliseconds. It applies only when the platform is started, not when it is
   * reused.
   */
  readonly importPauseMs?: number | undefined;
  readonly now: () => Date;
  readonly observe: Observe;
}

/** Platform that listens on a port. */
export interface RunningPlatform extends Omit<Platform, 'app'> {
  readonly origin: string;
  readonly signIn: SignIn;
  readonly reset: (payments: number) => Promise<void>;
  /** Resets the platform for the next test file. */
  readonly use: (by: PlatformUse) => Promise<void>;
  /** Clears faults and switches, and ends the open requests. */
  readonly clearControl: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Ends the requests in progress. Idle connections stay open: the next test could otherwise reuse one while it closes.
 */
const endRequests = (server: Server): (() => void) => {
  const answers = new Set<ServerResponse>();
  server.on('request', (_request, answer: ServerResponse) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  return () => {
    for (const answer of answers) answer.destroy();
  };
};

/** Starts the whole platform in this process, on a free port. */
export async function runPlatform(first: PlatformUse, place?: DatabaseLocation): Promise<RunningPlatform> {
  let user = first;
  // tokens contain the origin, so the port must be known before the platform listens
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const signIn = await createSignIn({
    origin,
    webOrigins: ['http://localhost:4000'],
    signingKey: await signingKeyOfTests(),
  });
  const own = place === undefined ? await testDatabase(platformTables) : undefined;
  const { app, db, exportFiles, control } = await buildPlatform({
    database: own?.location ?? place ?? {},
    openSignIn: () => Promise.resolve(signIn),
    payments: first.payments,
    importPauseMs: first.importPauseMs ?? 0,
    now: () => user.now(),
    control: true,
    observe: (exchange) => {
      user.observe(exchange);
    },
    drainMs: 0,
  });
  const endOpen = endRequests(app.server);
  await app.listen({ port, host: '127.0.0.1' });
  const reset = (payments: number) => resetPlatform({ db, control, seed: { payments, now: user.now(), exportFiles } });
  return {
    db,
    exportFiles,
    control,
    origin,
    signIn,
    reset,
    use: async (by) => {
      user = by;
      await reset(by.payments);
    },
    clearControl: () => {
      control.faults.clear();
      control.exports.set({ held: false, failing: false });
      control.imports.set({ held: false, failing: false });
      endOpen();
    },
    stop: async () => {
      await app.close();
      await own?.drop();
    },
  };
}
