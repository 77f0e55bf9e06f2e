// Guards: When a signal ends a run of stages, no process that a stage has started stays alive.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const folder = mkdtempSync(join(tmpdir(), 'backoffice-stopped-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Program that writes its id into the folder, and stays. */
const stays = (name: string): string =>
  `require('node:fs').writeFileSync(${JSON.stringify(join(folder, name))}, String(process.pid)); setInterval(() => undefined, 1_000);`;

/** Program that starts another one in its own group, as the global setup of Jest starts back-offices. */
const startsAnother = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['--eval', ${JSON.stringify(stays('started by a program of a stage'))}], { detached: true });
  ${stays('program of a stage')}`;

const run = JSON.stringify(new URL('run/', import.meta.url).href);

/** A run of one stage, which starts a service and runs a program, as the stages `postgres` and `browser` do. */
const stage = `
  const { endWhenAsked } = await import(${run} + 'until-stopped.mjs');
  const { runNode } = await import(${run} + 'command.mjs');
  const { runStages } = await import(${run} + 'run-stages.mjs');
  const { createSupervisor } = await import(${run} + 'supervise.mjs');
  endWhenAsked();
  await runStages([{
    name: 'sample', about: 'a sample', when: 'last',
    run: async () => {
      await createSupervisor(() => undefined).start([
        { name: 'service', command: ['--eval', ${JSON.stringify(stays('service of a stage'))}], env: {} },
      ]);
      await runNode(['--eval', ${JSON.stringify(startsAnother)}], { together: true });
    },
  }], { patterns: [], show: false }, () => undefined);`;

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Waits at most ten seconds. */
const until = async (isDone: () => boolean): Promise<void> => {
  for (let waits = 0; !isDone() && waits < 200; waits += 1) await pause(50);
};

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the services and programs of a stage',
  async (signal) => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    const script = join(folder, 'stage.mjs');
    writeFileSync(script, stage);
    const child = spawn(process.execPath, [script], { stdio: 'ignore' });
    const started = () => readdirSync(folder).filter((name) => name !== 'stage.mjs');
    await until(() => started().length === 3);
    const pids = new Map(started().map((name) => [name, Number(readFileSync(join(folder, name), 'utf8'))]));
    child.kill(signal);
    await once(child, 'exit');
    const left = () => [...pids].filter(([, pid]) => isThere(pid));
    await until(() => left().length === 0);
    const names = left().map(([name]) => name);
    for (const [, pid] of left()) process.kill(pid, 'SIGKILL');
    expect([pids.size, names]).toEqual([3, []]);
  },
  60_000,
);
