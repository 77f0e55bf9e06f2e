// Plants faults one by one in a copy of the last commit. Reports which of them `npm test -- changed` detects, and how
// fast.
// Usage: node tools/planted-faults.mjs [word of a name]
// Run it by hand before a release (docs/releases.md). Each run ends with the first stage or test that fails.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faults } from './planted-faults/faults.mjs';
import { root, run } from './run/command.mjs';

/** @typedef {import('./planted-faults/faults.mjs').Fault} Fault */

const word = process.argv[2] ?? '';
const copy = await mkdtemp(join(tmpdir(), 'backoffice-faults-'));

/** @param {readonly string[]} args */
const git = async (args) => {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
};

const workspaces = async () => {
  const folders = await Promise.all(
    ['apps', 'packages'].map(async (folder) => (await readdir(root + folder)).map((name) => `${folder}/${name}/`)),
  );
  return folders.flat();
};

/**
 * Links the installed packages. Links to workspaces are copied, so that they lead to the copy.
 * @param {string} folder
 */
const linkPackages = async (folder) => {
  const from = join(root, folder);
  const names = await readdir(from).catch(() => []);
  if (names.length > 0) await mkdir(join(copy, folder), { recursive: true });
  for (const name of names) {
    const to = join(copy, folder, name);
    if (name === '@backoffice') await cp(join(from, name), to, { recursive: true, verbatimSymlinks: true });
    else await symlink(join(from, name), to);
  }
};

/** @param {Fault} fault */
const plant = async ({ path, find, put }) => {
  const file = join(copy, path);
  const text = await readFile(file, 'utf8');
  if (find !== undefined && !text.includes(find)) throw new Error(`${path} has no ${JSON.stringify(find)} any more.`);
  await writeFile(file, find === undefined ? text + put : text.replace(find, put));
};

/**
 * Returns the failed stages and test files of an output. The line that asks for the whole run does not count.
 * @param {string} output
 */
const noticedBy = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('✗ ') && !line.startsWith('✗ This needs'))
    .map((line) => (line.split(/\s+/)[1] ?? '').replace(`${copy}/`, ''));

/** @param {Fault} fault */
const attempt = async (fault) => {
  await git(['-C', copy, 'checkout', '--quiet', '.']);
  await plant(fault);
  const begin = Date.now();
  const { output } = await run(process.execPath, [`${copy}/tools/test.mjs`, 'changed', '--since', 'HEAD'], {
    endWhen: (soFar) => noticedBy(soFar).length > 0,
  });
  const [by] = noticedBy(output);
  const seconds = ((Date.now() - begin) / 1000).toFixed(0).padStart(5);
  console.log(`${by === undefined ? '✗' : '✓'} ${seconds} s   ${fault.name.padEnd(46)} ${by ?? ''}`);
  return by !== undefined;
};

try {
  await git(['clone', '--quiet', '--shared', root, copy]);
  for (const folder of ['', ...(await workspaces())]) await linkPackages(`${folder}node_modules`);
  let missed = 0;
  for (const fault of faults.filter(({ name }) => name.includes(word))) if (!(await attempt(fault))) missed += 1;
  console.log(`${missed} missed`);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}
