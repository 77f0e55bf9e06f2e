// Guards: The process memory and Redis behave alike, loss and recovery included.
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { redisProgram, startRedis, type RedisServer } from '../testing/redis-server.ts';
import { until } from '../testing/until.ts';
import { createProcessMemory } from './process-memory.ts';
import { createRedisMemory } from './redis-memory.ts';
import { MemoryLostError, type SharedMemory } from './shared-memory.ts';

const logger = pino({ level: 'silent' });
const secret = 'a-secret-that-all-gateways-know-about';
const redis: RedisServer | undefined = redisProgram === undefined ? undefined : await startRedis(redisProgram);
const open: SharedMemory[] = [];
const connect = async (given = secret, acceptedSecret?: string): Promise<SharedMemory> => {
  if (redis === undefined) throw new Error('There is no Redis.');
  const memory = await createRedisMemory({ url: redis.url, secret: given, acceptedSecret, logger });
  open.push(memory);
  await until(() => memory.state() === 'connected');
  return memory;
};
afterAll(async () => {
  for (const memory of open) await memory.close();
  await redis?.close();
});

const kinds: [string, () => Promise<SharedMemory>][] = [
  ['of one process', () => Promise.resolve(createProcessMemory({ now: () => new Date() }))],
  ...(redis === undefined ? [] : ([['in Redis', () => connect()]] satisfies [string, () => Promise<SharedMemory>][])),
];

describe.each(kinds)('the memory %s', (_name, make) => {
  let memory: SharedMemory;
  beforeAll(async () => {
    memory = await make();
  });

  test('stores a text under its key until it is removed, and keys of different areas are independent', async () => {
    const [one, other] = [memory.area('one', 10), memory.area('other', 10)];
    await one.set('key', 'ñandú', 10_000);
    expect((await one.get('key'))?.text).toBe('ñandú');
    expect(await other.get('key')).toBeUndefined();
    await one.remove('key');
    expect(await one.get('key')).toBeUndefined();
  });

  test('expires entries', async () => {
    const area = memory.area('short', 10);
    await area.set('key', 'text', 30);
    await pause(60);
    expect(await area.get('key')).toBeUndefined();
  });

  test('replaces only an unchanged text, and only one of several concurrent attempts succeeds', async () => {
    const area = memory.area('replaced', 10);
    const first = await Promise.all([1, 2, 3, 4].map((text) => area.replace('key', String(text), 10_000, undefined)));
    expect(first.filter(Boolean)).toHaveLength(1);
    const seen = await area.get('key');
    expect(await area.replace('key', 'later', 10_000, undefined)).toBe(false);
    expect(await area.replace('key', 'later', 10_000, seen)).toBe(true);
    expect(await area.replace('key', 'too late', 10_000, seen)).toBe(false);
    expect((await area.get('key'))?.text).toBe('later');
  });

  test('counts until the entry expires, from the first count on', async () => {
    const area = memory.area('counted', 10);
    expect([await area.count('key', 60_000), await area.count('key', 60_000)]).toEqual([1, 2]);
    // if each count renewed the expiry, this loop would never end
    let count = await area.count('short', 100);
    while ((count = await area.count('short', 100)) > 1) await pause(10);
    expect(count).toBe(1);
  });

  test('has equal digests for equal texts only', () => {
    expect(memory.digest('one')).toBe(memory.digest('one'));
    expect(memory.digest('one')).not.toBe(memory.digest('other'));
  });
});

const withRedis = redis === undefined ? describe.skip : describe;
withRedis('what stands in Redis', () => {
  test('is readable by a gateway with the secret, and not by one with another secret', async () => {
    const [here, there, stranger] = [
      await connect(),
      await connect(),
      await connect('another-secret-of-thirty-two-characters'),
    ];
    await here.area('shared', 10).set('key', 'the token of a person', 10_000);
    expect((await there.area('shared', 10).get('key'))?.text).toBe('the token of a person');
    expect(await stranger.area('shared', 10).get('key')).toBeUndefined();
    expect(here.digest('x')).toBe(there.digest('x'));
    expect(here.digest('x')).not.toBe(stranger.digest('x'));
    expect(await redis?.dump()).not.toContain('token of a person');
  });

  test('is shared by gateways that write under different secrets and accept those of each other', async () => {
    const next = 'the-secret-of-next-month-with-32-characters';
    const [before, after] = [await connect(secret, next), await connect(next, secret)];
    const [old, young] = [before.area('rotated', 10), after.area('rotated', 10)];
    await old.set('key', 'of the old one', 10_000);
    expect((await young.get('key'))?.text).toBe('of the old one');
    // of attempts at both gateways one succeeds
    const attempts = await Promise.all(
      [old, young, old, young].map((area) => area.replace('attempt', 'text', 10_000, undefined)),
    );
    expect(attempts.filter(Boolean)).toHaveLength(1);
    // each write leaves one entry, whatever secret it is under
    await young.set('key', 'of the new one', 10_000);
    expect((await old.get('key'))?.text).toBe('of the new one');
    expect(await old.replace('key', 'of the old one again', 10_000, await old.get('key'))).toBe(true);
    expect((await young.get('key'))?.text).toBe('of the old one again');
    await young.remove('key');
    expect(await old.get('key')).toBeUndefined();
    expect([await old.count('visits', 10_000), await young.count('visits', 10_000)]).toEqual([1, 2]);
    expect(after.digests('x')).toEqual(before.digests('x').toReversed());
  });

  test('is lost while Redis does not answer, and back when it answers', async () => {
    const memory = await connect();
    const area = memory.area('lost', 10);
    await area.set('key', 'text', 60_000);
    expect(await memory.look()).toBe('connected');
    redis?.freeze();
    // the check detects the outage by itself
    expect(await memory.look()).toBe('lost');
    await expect(area.get('key')).rejects.toThrow(MemoryLostError);
    redis?.thaw();
    expect((await area.get('key'))?.text).toBe('text');
    expect(await memory.look()).toBe('connected');
  });
});
