import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { preload } from './clock.ts';

/** Deadline of a start in milliseconds. A busy machine needs long to create an empty database. */
const START_LIMIT = 120_000;

/** Returns a free TCP port. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.');
  return address.port;
};

/** Running program of the back office. */
export interface RunningProgram {
  readonly stop: () => Promise<void>;
  /** Sets the clock of the program ahead of the real time. @param milliseconds 0 sets the clock to the real time */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Adds a callback for each request of the program to move the clocks of all programs. */
  readonly onMove: (move: (milliseconds: number) => void) => void;
}

/** Returns the milliseconds of a program's request to move the clocks. */
const requestedMove = (message: unknown): number | undefined =>
  typeof message === 'object' && message !== null && 'ahead' in message ? Number(message.ahead) : undefined;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * Starts a program and waits until its ready address answers with success.
 * @throws Error with the output of the program if it does not start
 */
export const startProgram = async (path: string, env: NodeJS.ProcessEnv, ready: string): Promise<RunningProgram> => {
  const program = spawn(process.execPath, ['--import', preload, path], {
    env,
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (text: Buffer) => {
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
  const advance = async (milliseconds: number): Promise<void> => {
    const moved = new Promise<void>((resolve) => {
      const wait = (message: unknown): void => {
        if (message === 'moved') resolve();
        else program.once('message', wait);
      };
      program.once('message', wait);
    });
    program.send(milliseconds);
    await moved;
  };
  const onMove = (move: (milliseconds: number) => void): void => {
    program.on('message', (message) => {
      const milliseconds = requestedMove(message);
      if (milliseconds !== undefined) move(milliseconds);
    });
  };
  return { stop, advance, onMove };
};
