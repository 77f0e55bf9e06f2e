import type { Logger } from 'pino';
import { lookup } from '../lookup.ts';
import { createOutage } from '../observability/log/outage.ts';
import { createSeal } from './seal.ts';
import { MemoryLostError, type MemoryArea, type SharedMemory } from './shared-memory.ts';

/** Address of Redis, and the secret that seals its values. */
export interface RedisMemoryOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Credentials; without them, those of the address are used. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** Secret that all gateways share. */
  readonly secret: string;
  /** Second secret during a rotation: entries under it are found, and new ones are written under `secret`. */
  readonly acceptedSecret?: string | undefined;
  readonly logger: Logger;
}

/** Milliseconds before a command times out. A person waits for it. */
const COMMAND_TIMEOUT = 500;
/** Maximum milliseconds between attempts to reconnect. */
const SLOWEST_RETURN = 2_000;

// The scripts have a key for each secret. An entry is under one of them at a time. So gateways that write under
// different secrets during a rotation see the same entry.

/** Reads an entry. KEYS: its keys. */
const GET = `
return redis.call('GET', KEYS[1]) or (KEYS[2] and redis.call('GET', KEYS[2]))`;

/** Stores an entry under its first key. KEYS: its keys. ARGV: value, milliseconds to live. */
const SET = `
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if KEYS[2] then redis.call('DEL', KEYS[2]) end
return 1`;

/** Compare and set. KEYS: keys of the entry. ARGV: expected value ('' for none), new value, milliseconds to live. */
const REPLACE = `
local stored = redis.call('GET', KEYS[1]) or (KEYS[2] and redis.call('GET', KEYS[2])) or ''
if stored ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
if KEYS[2] then redis.call('DEL', KEYS[2]) end
return 1`;

/** Count with expiry. KEYS: keys of the counter. ARGV: milliseconds to live, increment. */
const COUNT = `
local key = KEYS[1]
if KEYS[2] and redis.call('EXISTS', KEYS[2]) == 1 then key = KEYS[2] end
local count = redis.call('INCRBY', key, ARGV[2])
if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', key, ARGV[1]) end
return count`;

/**
 * Runs a command with its deadline.
 * @throws MemoryLostError when the command fails, or has no answer in time
 */
const withTimeout = async <Answer>(command: (timeout: AbortSignal) => Promise<Answer>): Promise<Answer> => {
  const timeout = AbortSignal.timeout(COMMAND_TIMEOUT);
  const late = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => reject(new Error('no answer in time')));
  });
  try {
    return await Promise.race([command(timeout), late]);
  } catch (cause) {
    throw new MemoryLostError(cause);
  }
};

/** Connects, and reconnects by itself. Each outage is logged. */
const connect = async ({ url, username, password, logger }: Omit<RedisMemoryOptions, 'secret' | 'acceptedSecret'>) => {
  // imported lazily to save memory: a single gateway does not need the client
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    disableOfflineQueue: true,
    socket: {
      lookup,
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, SLOWEST_RETURN),
    },
  });
  const outage = createOutage({
    logger,
    outageMessage: 'the shared memory is lost',
    recoveryMessage: 'the shared memory is back',
  });
  client.on('error', outage.failed);
  client.on('ready', outage.worked);
  client.connect().catch(() => undefined); // the 'error' event has logged it
  return client;
};

/**
 * Creates a memory in Redis, shared by gateways with the same secret. Texts are encrypted: they contain answers to
 * people and, for some minutes, access tokens. Counters are not. A call fails at once without a connection, and after
 * `COMMAND_TIMEOUT` without an answer.
 */
export const createRedisMemory = async ({
  secret,
  acceptedSecret,
  ...server
}: RedisMemoryOptions): Promise<SharedMemory> => {
  const seal = createSeal(secret);
  const seals = acceptedSecret === undefined ? [seal] : [seal, createSeal(acceptedSecret)];
  const digests = (text: string): readonly string[] => seals.map(({ digest }) => digest(text));
  const client = await connect(server);

  const area = (name: string): MemoryArea => {
    const keysOf = (key: string): string[] => digests(key).map((digest) => `gateway:${name}:${digest}`);
    const run = (script: string, key: string, ...values: readonly (string | number)[]) =>
      withTimeout(() => client.eval(script, { keys: keysOf(key), arguments: values.map(String) }));
    return {
      get: async (key) => {
        const stamp = await run(GET, key);
        if (typeof stamp !== 'string') return undefined;
        const text = seals.map(({ open }) => open(stamp)).find((opened) => opened !== undefined);
        return text === undefined ? undefined : { text, stamp };
      },
      set: async (key, text, ttl) => {
        await run(SET, key, seal.close(text), ttl);
      },
      replace: async (key, text, ttl, seen) =>
        (await run(REPLACE, key, seen?.stamp ?? '', seal.close(text), ttl)) === 1,
      remove: async (key) => {
        await withTimeout(() => client.del(keysOf(key)));
      },
      count: async (key, ttl, by = 1) => Number(await run(COUNT, key, ttl, by)),
    };
  };

  return {
    area: (name) => area(name),
    digest: seal.digest,
    digests,
    state: () => (client.isReady ? 'connected' : 'lost'),
    look: () =>
      withTimeout(() => client.ping()).then(
        () => 'connected',
        () => 'lost',
      ),
    close: () => {
      client.destroy();
      return Promise.resolve();
    },
  };
};
