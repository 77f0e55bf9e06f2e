// Guards: A program that hangs is killed, and a process that a program leaves behind does not keep its run open. A missing program fails.
import { run, runNode } from './run/command.mjs';

const forever = 'setInterval(() => undefined, 1_000)';
/** Program that starts a process, prints its id, and ends before it. The process keeps the output open. */
const leavesOne = `
  const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', ${JSON.stringify(forever)}], { stdio: 'inherit' });
  console.log(left.pid);
  left.unref();
`;
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** Waits until the kernel has removed the process. */
const isGone = async (pid: number): Promise<boolean> => {
  for (let waits = 0; isThere(pid) && waits < 100; waits += 1) await new Promise((go) => setTimeout(go, 50));
  return !isThere(pid);
};

test('a program without output for too long is killed and has failed', async () => {
  const { code, output } = await runNode(['-e', `console.log('begun'); ${forever}`], { quietFor: 2_000 });
  expect(code).not.toBe(0);
  expect(output).toContain('begun\n');
  expect(output).toContain('written nothing for 2 s');
});

test('a process that a program leaves behind does not delay the run, and is killed', async () => {
  const { code, output } = await runNode(['-e', leavesOne], { quietFor: 30_000 });
  expect(code).toBe(0);
  expect(await isGone(Number(output))).toBe(true);
});

test('a missing program has failed', async () => {
  expect(await run('a-program-that-is-not-there', [], { quietFor: 1_000 })).toMatchObject({ code: 127 });
});
