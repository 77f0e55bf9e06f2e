// Guards: npm run bench refuses a name that is none of its measurements, also one that every object has.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../bench/run.mjs', import.meta.url));
const bench = (name: string) => promisify(execFile)(process.execPath, [program, name, '--help']);

test.each(['nothing', 'toString', 'constructor'])('%s is no measurement', async (name) => {
  await expect(bench(name)).rejects.toThrow(`No measurement is named ${name}: gateway, web,`);
});

test('the name of a measurement selects it', async () => {
  expect((await bench('gateway')).stdout).toContain('npm run bench -- [options]');
});
