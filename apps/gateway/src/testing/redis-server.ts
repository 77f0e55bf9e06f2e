import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@backoffice/platform/testing';
import { createClient } from '@redis/client';

/** Redis server of one test. */
export interface RedisServer {
  readonly url: string;
  /** Stops answering without closing a connection, like a machine that was lost. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Returns all stored keys and values as stored. */
  readonly dump: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Name of the installed program; undefined when there is none. */
export const redisProgram = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

/** Starts an empty server on a free local port, without persistence. */
export const startRedis = async (program: string): Promise<RedisServer> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'gateway-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of child.stdout) if (String(line).includes('Ready to accept connections')) break;
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    dump: async () => {
      const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
      const keys = await client.keys('*');
      const lines = await Promise.all(keys.map(async (key) => `${key} ${(await client.get(key)) ?? ''}`));
      client.destroy();
      return lines.join('\n');
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
