import { copyFileSync, existsSync } from 'node:fs';
import { services } from '@backoffice/contracts';
import { roleOf } from '@backoffice/schema/roles';
import { graphql, type ExecutionResult } from 'graphql';
import { pino } from 'pino';
import type { Store } from '../../activity/open-store.ts';
import { isPermission, type Viewer } from '../../auth/viewer.ts';
import { createLinks } from '../../files/file-links.ts';
import { schemaFor } from '../../graphql/schema/schema-for.ts';
import { nationalHolidays } from '../../holidays.ts';
import { createContextFactory } from '../../http/request/create-context.ts';
import { createAudit } from '../../observability/audit/audit.ts';
import { createRequestRecord } from '../../observability/request-record.ts';
import { openStores } from '../../open-stores.ts';
import { createRestClient } from '../../rest/create-rest-client.ts';
import type { WireCall } from '../../rest/exchange.ts';
import type { SharedMemory } from '../../shared-memory/shared-memory.ts';
import { testSecret } from '../activity-store.ts';

/** Handles a service call of a gateway, with any delay. */
export type Carry = (call: WireCall) => Promise<unknown>;

/** Dependencies of a gateway that the test replaces. */
export interface Surroundings {
  readonly carry: Carry;
  readonly store: Store;
  readonly memory: SharedMemory;
  readonly now: () => Date;
  /** Receives lines of the audit trail, as a file does. */
  readonly takeLine: (line: string) => void;
  /** File of the events that wait for the store. */
  readonly waitingFile: string;
}

/** Gateway of the small world. */
export interface SmallGateway {
  readonly execute: (viewer: Viewer, requestId: string, source: string, variables: object) => Promise<ExecutionResult>;
  /** Writes the waiting events when the store answers. */
  readonly flush: () => Promise<void>;
  /** Disconnects the gateway from its store, or reconnects it. */
  readonly cut: (away: boolean) => void;
  /** Stops the gateway like a lost machine: it sends and writes nothing any more. */
  readonly kill: () => void;
  /** Copies the files that it leaves on its disk. */
  readonly copyFiles: (to: string) => void;
}

/** Creates a person with every permission. */
export const aPerson = (username: string): Viewer => ({
  id: `id-of-${username}`,
  username,
  name: username,
  email: null,
  permissions: new Set(Object.keys(roleOf).filter(isPermission)),
});

const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);
const logger = pino({ level: 'silent' });

/** Starts a gateway with its real modules. Network, store, shared memory, clock and files belong to the test. */
export const startSmallGateway = async (around: Surroundings): Promise<SmallGateway> => {
  const { carry, store, memory, now, takeLine, waitingFile } = around;
  const state = { isAway: false, isDead: false };
  const ownStore: Store = {
    db: () => {
      if (state.isDead) return never();
      return state.isAway ? Promise.reject(new Error('connection refused')) : store.db();
    },
    close: () => Promise.resolve(),
  };
  const fourEyes = { required: true, allowsUnknown: false, from: 1_000, machines: ['scheduler'] };
  const stored = await openStores(
    { activity: { location: {}, waitingFile, months: 0 }, auditSecret: testSecret, keepsPersonal: false },
    now,
    logger,
    () => ownStore,
  );
  const audit = createAudit({
    lines: {
      write: (text) => (state.isDead ? undefined : takeLine(text)),
      reopen: () => undefined,
      close: () => undefined,
    },
    logger,
    now,
    secret: testSecret,
    observe: () => undefined,
    copies: stored.activity.copies,
    openChanges: stored.activity.openChanges,
  });
  const call: Carry = (wire) => (state.isDead ? never() : carry(wire));
  const createContext = createContextFactory({
    transport: {
      forRequest: (scope) => (name) =>
        createRestClient({ service: services[name], caller: { call, rowsOf: () => undefined }, scope }),
    },
    shared: { memory, now, watchCache: () => ({ hit: () => undefined, miss: () => undefined }) },
    links: createLinks({ memory, now }),
    audit,
    ...stored,
    secure: false,
    fourEyes,
    listsRefunds: true,
    holidays: nationalHolidays,
    limits: { upstreamCalls: 250 },
  });
  const { schema } = schemaFor(0);
  return {
    execute: (viewer, id, source, variableValues) =>
      graphql({
        schema,
        source,
        variableValues: { ...variableValues },
        contextValue: createContext(
          { headers: {}, id, record: createRequestRecord(id), trace: undefined },
          { raw: { once: () => undefined, writableFinished: true }, header: () => undefined },
          viewer,
        ),
      }),
    flush: () => stored.activity.flush().catch(() => undefined),
    cut: (away) => {
      state.isAway = away;
    },
    kill: () => {
      state.isDead = true;
    },
    copyFiles: (to) => {
      for (const end of ['', '.open']) if (existsSync(waitingFile + end)) copyFileSync(waitingFile + end, to + end);
    },
  };
};
