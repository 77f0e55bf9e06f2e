import type { Adapter, AdapterPayload } from 'oidc-provider';
import { readPrivateFile, replacePrivateFile } from './private-file.ts';

/** What oidc-provider keeps (sessions, grants, codes, refresh tokens), in memory and, with a file, across restarts. */
export interface SessionStore {
  /** The adapter of one of oidc-provider's models. */
  readonly adapter: (model: string) => Adapter;
  /** Resolves when all that was kept so far is in the file. */
  readonly flush: () => Promise<void>;
}

interface Entry {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** JSON: what is found is what a restart would find, and nobody changes it from outside. */
  readonly payload: string;
}

/** Anybody may start a sign-in: a flood drops the oldest entries of its model instead of filling the memory. */
const entriesPerModel = 2_000;

/** Milliseconds between a change and its writing, so that the dozen changes of one sign-in are written once. */
const writeDelay = 100;

/** For models that set no time to live. */
const defaultSeconds = 24 * 60 * 60;

type Models = Map<string, Map<string, Entry>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number' &&
  'payload' in value &&
  typeof value.payload === 'string';

/** An unreadable file only costs everyone a new sign-in: it counts as empty. */
function parseModels(text: string): Models {
  const models: Models = new Map();
  try {
    const stored: unknown = JSON.parse(text);
    for (const [model, entries] of Object.entries(stored ?? {})) {
      models.set(model, new Map(Object.entries(entries ?? {}).filter((pair): pair is [string, Entry] => isEntry(pair[1]))));
    }
  } catch {
    models.clear();
  }
  return models;
}

function printModels(models: Models): string {
  const alive = (entries: ReadonlyMap<string, Entry>) => [...entries].filter(([, { expiresAt }]) => expiresAt > Date.now());
  return JSON.stringify(
    Object.fromEntries([...models].map(([model, entries]) => [model, Object.fromEntries(alive(entries))])),
  );
}

/** Writes soon after a change, one write at a time, never two versions out of order. */
function createDelayedWriter(write: () => Promise<void>, report: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const start = () => {
    timer = undefined;
    last = last.then(write).catch(report);
  };
  return {
    schedule() {
      timer ??= setTimeout(start, writeDelay).unref();
    },
    async flush() {
      if (timer !== undefined) {
        clearTimeout(timer);
        start();
      }
      await last;
    },
  };
}

function createAdapter(entries: Map<string, Entry>, changed: () => void): Adapter {
  const read = (id: string): AdapterPayload | undefined => {
    const entry = entries.get(id);
    return entry !== undefined && entry.expiresAt > Date.now() ? JSON.parse(entry.payload) : undefined;
  };
  const put = (id: string, payload: AdapterPayload, expiresAt: number) => {
    entries.delete(id); // the newest stands last, so that the first is the one to drop
    entries.set(id, { expiresAt, payload: JSON.stringify(payload) });
    const [oldest] = entries.keys();
    if (entries.size > entriesPerModel && oldest !== undefined) entries.delete(oldest);
    changed();
  };
  const remove = (matches: (payload: AdapterPayload) => boolean) => {
    for (const id of [...entries.keys()]) {
      const payload = read(id);
      if (payload === undefined || matches(payload)) entries.delete(id);
    }
    changed();
  };
  return {
    upsert: async (id, payload, seconds = defaultSeconds) => put(id, payload, Date.now() + seconds * 1000),
    find: async (id) => read(id),
    async findByUid(uid) {
      for (const id of entries.keys()) {
        const payload = read(id);
        if (payload?.uid === uid) return payload;
      }
      return undefined;
    },
    // device sign-in is off, nothing has a user code
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = read(id);
      const entry = entries.get(id);
      if (payload && entry) put(id, { ...payload, consumed: Math.floor(Date.now() / 1000) }, entry.expiresAt);
    },
    async destroy(id) {
      entries.delete(id);
      changed();
    },
    revokeByGrantId: async (grantId) => remove((payload) => payload.grantId === grantId),
  };
}

/** Opens the store; with a path, what the file holds is there again. */
export async function openSessionStore(
  path: string | undefined,
  report: (error: unknown) => void,
): Promise<SessionStore> {
  const models = parseModels((path === undefined ? undefined : await readPrivateFile(path)) ?? '{}');
  const write = async () => {
    if (path !== undefined) await replacePrivateFile(path, printModels(models));
  };
  const writer = createDelayedWriter(write, report);
  return {
    adapter(model) {
      const entries = models.get(model) ?? new Map<string, Entry>();
      models.set(model, entries);
      return createAdapter(entries, writer.schedule);
    },
    flush: writer.flush,
  };
}
