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
const connect = async (given = secret): Promise<SharedMemory> => {
  if (redis === undefined) throw new Error('There is no Redis.');
  const memory = await createRedisMemory({ url: redis.url, secret: given, logger });
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

  test('keeps a text under its key until it is removed, and each area has keys of its own', async () => {
    const [one, other] = [memory.area('one', 10), memory.area('other', 10)];
    await one.set('key', 'ñandú', 10_000);
    expect((await one.get('key'))?.text).toBe('ñandú');
    expect(await other.get('key')).toBeUndefined();
    await one.remove('key');
    expect(await one.get('key')).toBeUndefined();
  });

  test('forgets after a while', async () => {
    const area = memory.area('short', 10);
    await area.set('key', 'text', 30);
    await pause(60);
    expect(await area.get('key')).toBeUndefined();
  });

  test('replaces only what is as it was seen, and of many at the same time one', async () => {
    const area = memory.area('replaced', 10);
    const first = await Promise.all([1, 2, 3, 4].map((text) => area.replace('key', String(text), 10_000, undefined)));
    expect(first.filter(Boolean)).toHaveLength(1);
    const seen = await area.get('key');
    expect(await area.replace('key', 'later', 10_000, undefined)).toBe(false);
    expect(await area.replace('key', 'later', 10_000, seen)).toBe(true);
    expect(await area.replace('key', 'too late', 10_000, seen)).toBe(false);
    expect((await area.get('key'))?.text).toBe('later');
  });

  test('counts until it forgets, from the first time on', async () => {
    const area = memory.area('counted', 10);
    expect([await area.count('key', 60_000), await area.count('key', 60_000)]).toEqual([1, 2]);
    // were each time a new beginning, this would never end
    let count = await area.count('short', 100);
    while ((count = await area.count('short', 100)) > 1) await pause(10);
    expect(count).toBe(1);
  });

  test('tells the same texts from others', () => {
    expect(memory.digest('one')).toBe(memory.digest('one'));
    expect(memory.digest('one')).not.toBe(memory.digest('other'));
  });
});

const withRedis = redis === undefined ? describe.skip : describe;
withRedis('what stands in Redis', () => {
  test('is the same for every gateway with the secret, and nothing to anybody else', async () => {
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

  test('is lost when Redis does not answer, and back when it does', async () => {
    const memory = await connect();
    const area = memory.area('lost', 10);
    await area.set('key', 'text', 60_000);
    expect(await memory.look()).toBe('connected');
    redis?.freeze();
    // whoever asks about it learns it first
    expect(await memory.look()).toBe('lost');
    await expect(area.get('key')).rejects.toThrow(MemoryLostError);
    redis?.thaw();
    expect((await area.get('key'))?.text).toBe('text');
    expect(await memory.look()).toBe('connected');
  });
});
