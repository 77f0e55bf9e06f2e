// Guards: A Redis password may have special characters and is on no command line. Two are valid during a rotation.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@backoffice/platform/testing';
import { pino } from 'pino';
import { redisProgram } from '../testing/redis-server.ts';
import { createRedisMemory } from './redis-memory.ts';

const script = fileURLToPath(new URL('../../../../infra/redis/start.sh', import.meta.url));
const withRedis = redisProgram === 'redis-server' ? test : test.skip;

/** Returns the state of the shared memory for a gateway with this password: `connected` or `lost`. */
const stateWith = async (port: number, password: string) => {
  const options = { url: `redis://127.0.0.1:${port}`, secret: 'x'.repeat(32), logger: pino({ level: 'silent' }) };
  const memory = await createRedisMemory({ ...options, password });
  let state = await memory.look();
  for (let looks = 0; state !== 'connected' && looks < 20; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    state = await memory.look();
  }
  await memory.close();
  return state;
};

interface Redis {
  readonly port: number;
  readonly pid: string;
}

/** Starts Redis with the script of an installation, and stops it after the work. */
const whileRedisRuns = async (password: string, work: (redis: Redis) => Promise<void>): Promise<void> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'gateway-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn('env', [`REDIS_PASSWORD=${password}`, 'sh', script, ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of server.stdout) if (String(line).includes('Ready to accept connections')) break;
    await work({ port, pid: String(server.pid) });
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

withRedis.each(['p@ss/word#1', 'Zm9v/YmFy+Cg==', `a"b\\n'c $HOME \`d\` é%20`])(
  'only the password %s opens Redis, and it is on no command line',
  async (password) => {
    await whileRedisRuns(password, async ({ port, pid }) => {
      // the script replaces its shell with the server, so the server gets the signals
      const { stdout: line } = spawnSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' });
      expect(line).toMatch(/^redis-server /);
      expect(line).not.toContain(password);
      expect(await stateWith(port, password)).toBe('connected');
      expect(await stateWith(port, `${password}.`)).toBe('lost');
    });
  },
);

withRedis('two passwords are valid after the command of docs/run.md, so no gateway loses shared memory', async () => {
  const page = readFileSync(new URL('../../../../docs/run.md', import.meta.url), 'utf8');
  const [, input = '', command = ''] =
    /^(printf .*) \|\n {2}docker compose .* exec -T redis (sh -c .*)$/m.exec(page) ?? [];
  await whileRedisRuns('0ld', async ({ port }) => {
    expect(await stateWith(port, 'new1')).toBe('lost');
    const line = `${input} | ${command.replace('redis-cli', `redis-cli -p ${port}`)}`;
    const { stdout } = spawnSync('sh', ['-c', `export NEW_PASSWORD=new1 REDIS_PASSWORD=0ld; ${line}`], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('OK\n');
    expect([await stateWith(port, '0ld'), await stateWith(port, 'new1')]).toEqual(['connected', 'connected']);
  });
});
