// Guards: A password of Redis may have any characters, and stands on no command line.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@backoffice/platform/testing';
import { pino } from 'pino';
import { redisProgram } from '../testing/redis-server.ts';
import { createRedisMemory } from './redis-memory.ts';

const script = fileURLToPath(new URL('../../../../infra/redis/start.sh', import.meta.url));
const withRedis = redisProgram === 'redis-server' ? test : test.skip;

withRedis.each(['p@ss/word#1', 'Zm9v/YmFy+Cg==', `a"b\\n'c $HOME \`d\` é%20`])('the password %s', async (password) => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'gateway-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn('env', [`REDIS_PASSWORD=${password}`, 'sh', script, ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of server.stdout) if (String(line).includes('Ready to accept connections')) break;
    // the server has taken the place of the shell: it gets the signals
    const { stdout: line } = spawnSync('ps', ['-o', 'args=', '-p', String(server.pid)], { encoding: 'utf8' });
    expect(line).toMatch(/^redis-server /);
    expect(line).not.toContain(password);
    const stateWith = async (given: string) => {
      const options = { url: `redis://127.0.0.1:${port}`, secret: 'x'.repeat(32), logger: pino({ level: 'silent' }) };
      const memory = await createRedisMemory({ ...options, password: given });
      let state = await memory.look();
      for (let looks = 0; state !== 'connected' && looks < 20; looks += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        state = await memory.look();
      }
      await memory.close();
      return state;
    };
    expect(await stateWith(password)).toBe('connected');
    expect(await stateWith(`${password}.`)).toBe('lost');
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
