// Guards: npm test ends, whatever a stage leaves behind or waits for.
import { run, runNode } from './run/command.mjs';

const forever = 'setInterval(() => undefined, 1_000)';
/** Starts a process that keeps the output open, prints its number, and ends before it. */
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
/** Waits for the kernel to take it away. */
const isGone = async (pid: number): Promise<boolean> => {
  for (let waits = 0; isThere(pid) && waits < 100; waits += 1) await new Promise((go) => setTimeout(go, 50));
  return !isThere(pid);
};

test('a program that says nothing for too long is ended, and has failed', async () => {
  const { code, output } = await runNode(['-e', `console.log('begun'); ${forever}`], { quietFor: 2_000 });
  expect(code).not.toBe(0);
  expect(output).toContain('begun\n');
  expect(output).toContain('written nothing for 2 s');
});

test('a process that was left behind keeps nobody waiting, and is ended', async () => {
  const { code, output } = await runNode(['-e', leavesOne], { quietFor: 30_000 });
  expect(code).toBe(0);
  expect(await isGone(Number(output))).toBe(true);
});

test('a program that is not there has failed', async () => {
  expect(await run('a-program-that-is-not-there', [], { quietFor: 1_000 })).toMatchObject({ code: 127 });
});
