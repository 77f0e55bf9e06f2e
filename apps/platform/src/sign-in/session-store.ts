import type { Adapter, AdapterPayload } from 'oidc-provider';
import { createDelayedWriter } from './delayed-writer.ts';
import { readPrivateFile, replacePrivateFile } from './private-file.ts';
import { isAlive, parseModels, printModels, type Entry } from './session-entries.ts';

/**
 * Store of oidc-provider's sessions, grants, codes and refresh tokens. With a file it survives restarts. It does not
 * use the database: a sign-in writes several times, and sessions outlive a reset of the data in tests.
 */
export interface SessionStore {
  /** Returns the adapter of one of oidc-provider's models. */
  readonly adapter: (model: string) => Adapter;
  /**
   * Marks a session as ended. Its access tokens are refused.
   * @param seconds longest remaining lifetime of such a token
   */
  readonly end: (sid: string, seconds: number) => Promise<void>;
  readonly hasEnded: (sid: string) => Promise<boolean>;
  /** Resolves when all changes so far are written. A failed write is reported, and does not reject. */
  readonly flush: () => Promise<void>;
}

/**
 * Limit of entries per model. Anyone may start a sign-in, so a flood drops the oldest entries instead of filling the
 * memory.
 */
const entriesPerModel = 2_000;

/** Lifetime in seconds for models that set none. */
const defaultSeconds = 24 * 60 * 60;

const isPayload = (value: unknown): value is AdapterPayload => typeof value === 'object' && value !== null;

/** Creates the storage of one model, newest entry last, so that the first entry is dropped. */
function createShelf(entries: Map<string, Entry>, changed: () => void) {
  const read = (id: string): AdapterPayload | undefined => {
    const entry = entries.get(id);
    if (entry === undefined || !isAlive(entry)) return undefined;
    const payload: unknown = JSON.parse(entry.payload);
    return isPayload(payload) ? payload : undefined;
  };
  return {
    read,
    put(id: string, payload: AdapterPayload, expiresAt: number) {
      entries.delete(id);
      entries.set(id, { expiresAt, payload: JSON.stringify(payload) });
      const [oldest] = entries.keys();
      if (entries.size > entriesPerModel && oldest !== undefined) entries.delete(oldest);
      changed();
    },
    find: (matches: (payload: AdapterPayload) => boolean) =>
      [...entries.keys()].map(read).find((payload) => payload !== undefined && matches(payload)),
    drop(id: string) {
      entries.delete(id);
      changed();
    },
    remove(matches: (payload: AdapterPayload) => boolean) {
      for (const id of [...entries.keys()]) {
        const payload = read(id);
        if (payload === undefined || matches(payload)) entries.delete(id);
      }
      changed();
    },
  };
}

const done = Promise.resolve(undefined);

/** Creates the adapter of a model, with the interface that oidc-provider requires. */
function createAdapter(entries: Map<string, Entry>, changed: () => void): Adapter {
  const shelf = createShelf(entries, changed);
  return {
    upsert: (id, payload, seconds = defaultSeconds) => {
      shelf.put(id, payload, Date.now() + seconds * 1000);
      return done;
    },
    find: (id) => Promise.resolve(shelf.read(id)),
    findByUid: (uid) => Promise.resolve(shelf.find((payload) => payload.uid === uid)),
    findByUserCode: (code) => Promise.resolve(shelf.find(({ userCode }) => userCode === code)),
    consume: (id) => {
      const payload = shelf.read(id);
      const expiresAt = entries.get(id)?.expiresAt;
      if (payload === undefined || expiresAt === undefined) return done;
      shelf.put(id, { ...payload, consumed: Math.floor(Date.now() / 1000) }, expiresAt);
      return done;
    },
    destroy: (id) => {
      shelf.drop(id);
      return done;
    },
    revokeByGrantId: (grantId) => {
      shelf.remove((payload) => payload.grantId === grantId);
      return done;
    },
  };
}

/** Opens the store, with the entries of the file when there is a path. */
export async function openSessionStore(
  path: string | undefined,
  report: (error: unknown) => void,
): Promise<SessionStore> {
  const models = parseModels((path === undefined ? undefined : await readPrivateFile(path)) ?? '{}');
  const write = async () => {
    if (path !== undefined) await replacePrivateFile(path, printModels(models));
  };
  const writer = createDelayedWriter(write, report);
  const adapter = (model: string) => {
    const entries = models.get(model) ?? new Map<string, Entry>();
    models.set(model, entries);
    return createAdapter(entries, writer.schedule);
  };
  const ended = adapter('EndedSession');
  return {
    adapter,
    async end(sid, seconds) {
      await ended.upsert(sid, {}, seconds);
    },
    hasEnded: async (sid) => (await ended.find(sid)) !== undefined,
    flush: writer.flush,
  };
}
