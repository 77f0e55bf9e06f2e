import type { Logger } from 'pino';
import { lookup } from '../lookup.ts';
import { createOutage } from '../observability/log/outage.ts';
import { createSeal } from './seal.ts';
import { MemoryLostError, type MemoryArea, type SharedMemory } from './shared-memory.ts';

/** Address of the memory, and the secret that seals its values. */
export interface RedisMemoryOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Without them those of the address. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** The same in every gateway. */
  readonly secret: string;
  readonly logger: Logger;
}

/** Milliseconds that a command may take: a person waits behind it. */
const COMMAND_TIMEOUT = 500;
/** Milliseconds between attempts to come back, at most. */
const SLOWEST_RETURN = 2_000;

/** KEYS[1]; ARGV: what must be there ('' for nothing), what is to be there, milliseconds. */
const REPLACE = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** KEYS[1]; ARGV: milliseconds, how many. */
const COUNT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

/** The answer of a command, for which nobody waits longer. */
const within = async <Answer>(command: (timeout: AbortSignal) => Promise<Answer>): Promise<Answer> => {
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

/** Connects by itself, and again; the log has when it is lost, each change of the cause, and when it is back. */
const connect = async ({ url, username, password, logger }: Omit<RedisMemoryOptions, 'secret'>) => {
  // not loaded where one gateway is alone: it takes as much memory as the schema
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
  const outage = createOutage({ logger, lost: 'the shared memory is lost', back: 'the shared memory is back' });
  client.on('error', outage.failed);
  client.on('ready', outage.worked);
  client.connect().catch(() => undefined); // 'error' has logged it
  return client;
};

/**
 * Memory in Redis, shared by all gateways with the same secret. Values are sealed: they hold answers to people and, for a few
 * minutes, access tokens. While Redis cannot be reached, every call fails at once.
 */
export const createRedisMemory = async ({ secret, ...server }: RedisMemoryOptions): Promise<SharedMemory> => {
  const seal = createSeal(secret);
  const client = await connect(server);

  const area = (name: string): MemoryArea => {
    const keyOf = (key: string): string => `gateway:${name}:${seal.digest(key)}`;
    return {
      get: async (key) => {
        const stamp = await within(() => client.get(keyOf(key)));
        const text = stamp === null ? undefined : seal.open(stamp);
        return stamp === null || text === undefined ? undefined : { text, stamp };
      },
      set: async (key, text, ttl) => {
        await within(() => client.set(keyOf(key), seal.close(text), { expiration: { type: 'PX', value: ttl } }));
      },
      replace: async (key, text, ttl, seen) => {
        const given = [seen?.stamp ?? '', seal.close(text), String(ttl)];
        return (await within(() => client.eval(REPLACE, { keys: [keyOf(key)], arguments: given }))) === 1;
      },
      remove: async (key) => {
        await within(() => client.del(keyOf(key)));
      },
      count: async (key, ttl, by = 1) =>
        Number(await within(() => client.eval(COUNT, { keys: [keyOf(key)], arguments: [String(ttl), String(by)] }))),
    };
  };

  return {
    area: (name) => area(name),
    digest: seal.digest,
    state: () => (client.isReady ? 'connected' : 'lost'),
    look: () =>
      within(() => client.ping()).then(
        () => 'connected',
        () => 'lost',
      ),
    close: () => {
      client.destroy();
      return Promise.resolve();
    },
  };
};
