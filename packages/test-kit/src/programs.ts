import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: a busy machine takes long to make an empty database. */
const START_LIMIT = 120_000;

/** A port on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.');
  return address.port;
};

/** A program of the back-office that runs. */
export interface RunningProgram {
  readonly stop: () => Promise<void>;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Ends a program as the end of its input shows that whoever started it is gone, even killed. */
const endsWithParent = `data:text/javascript,${encodeURIComponent(
  "process.stdin.on('end', () => process.exit(1)).resume().unref?.();",
)}`;

/** Starts a program and waits until it can be used. @throws Error with what it said when it cannot */
export const startProgram = async (path: string, env: NodeJS.ProcessEnv, ready: string): Promise<RunningProgram> => {
  const program = spawn(process.execPath, ['--import', endsWithParent, path], { env, stdio: 'pipe' });
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-10_000);
    });
  const kill = () => program.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    if (hasEnded(program)) return;
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  };
  const limit = Date.now() + START_LIMIT;
  while (
    !(await fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (hasEnded(program) || Date.now() > limit) {
      await stop();
      throw new Error(`${path} did not start:\n${said}`);
    }
    await pause(50);
  }
  return { stop };
};
