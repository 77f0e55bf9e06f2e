import type { Adapter, AdapterPayload } from 'oidc-provider';
import { createDelayedWriter } from './delayed-writer.ts';
import { readPrivateFile, replacePrivateFile } from './private-file.ts';
import { isAlive, parseModels, printModels, type Entry } from './session-entries.ts';

/**
 * Store of oidc-provider's sessions, grants, codes and refresh tokens; with a file it survives restarts. A file, not the
 * database: a sign-in writes a dozen times, and whoever is signed in stays so while tests make the data as new.
 */
export interface SessionStore {
  /** The adapter of one of oidc-provider's models. */
  readonly adapter: (model: string) => Adapter;
  /** Refuses the access tokens of an ended session, for the seconds that they could still live. */
  readonly end: (sid: string, seconds: number) => Promise<void>;
  readonly hasEnded: (sid: string) => Promise<boolean>;
  /** Resolves when all that was kept so far is in the file. */
  readonly flush: () => Promise<void>;
}

/** Anybody may start a sign-in: a flood drops the oldest entries of its model instead of filling the memory. */
const entriesPerModel = 2_000;

/** For models that set no time to live. */
const defaultSeconds = 24 * 60 * 60;

const isPayload = (value: unknown): value is AdapterPayload => typeof value === 'object' && value !== null;

/** The entries of one model, the newest last, so that the first is the one to drop. */
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

/** Storage of a model, as oidc-provider requires it. */
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
