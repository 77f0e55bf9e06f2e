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
import { openStored } from '../../open-stored.ts';
import { createRestClient } from '../../rest/create-rest-client.ts';
import type { WireCall } from '../../rest/exchange.ts';
import type { SharedMemory } from '../../shared-memory/shared-memory.ts';
import { testSecret } from '../activity-store.ts';

/** Takes a call of a gateway to its service, for as long as that takes. */
export type Carry = (call: WireCall) => Promise<unknown>;

/** Everything outside a gateway of the small world. */
export interface Surroundings {
  readonly carry: Carry;
  readonly store: Store;
  readonly memory: SharedMemory;
  readonly now: () => Date;
  /** Takes lines of the audit trail, as a file does. */
  readonly takeLine: (line: string) => void;
  /** File of the events that wait. */
  readonly waitingFile: string;
}

/** A gateway of the small world. */
export interface SmallGateway {
  readonly ask: (viewer: Viewer, requestId: string, source: string, variables: object) => Promise<ExecutionResult>;
  /** Writes what waits, where the store answers. */
  readonly settle: () => Promise<void>;
  /** Cuts it off from its store, or connects it again. */
  readonly cut: (away: boolean) => void;
  /** Ends it as a lost machine does: nothing of it is sent or written any more. */
  readonly kill: () => void;
  /** Copies what it has left on its disk to another file. */
  readonly leave: (to: string) => void;
}

/** A person of the small world, who may do everything. */
export const aPerson = (username: string): Viewer => ({
  id: `id-of-${username}`,
  username,
  name: username,
  email: null,
  permissions: new Set(Object.keys(roleOf).filter(isPermission)),
});

const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);
const logger = pino({ level: 'silent' });

/** Starts a gateway of its real modules: the network, the store and the disk alone are the test's. */
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
  const stored = await openStored(
    { activity: { place: {}, waitingFile, months: 0 }, auditSecret: testSecret, keepsPersonal: false },
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
    ask: (viewer, id, source, variableValues) =>
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
    settle: () => stored.activity.settle().catch(() => undefined),
    cut: (away) => {
      state.isAway = away;
    },
    kill: () => {
      state.isDead = true;
    },
    leave: (to) => {
      for (const end of ['', '.open']) if (existsSync(waitingFile + end)) copyFileSync(waitingFile + end, to + end);
    },
  };
};
