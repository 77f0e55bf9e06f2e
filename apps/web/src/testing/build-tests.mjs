import { build } from 'esbuild';
import { readdir, rm } from 'node:fs/promises';
import { filesOfRepository } from '../../../../tools/run/files.mjs';
import { root } from '../../../../tools/run/command.mjs';
import { builtFolder, buildsFolder, sourceFolder } from './built-test.mjs';

const isEntry = (/** @type {string} */ path) =>
  path.startsWith(sourceFolder) && (path.endsWith('.test.tsx') || path === `${sourceFolder}testing/setup.ts`);

/** @param {string} pid */
const isRunning = (pid) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

/** Removes what interrupted runs left behind. A run beside this one keeps its own. */
const removeLeftovers = async () => {
  const folders = await readdir(root + buildsFolder).catch(() => []);
  const left = folders.filter((name) => !isRunning(name));
  await Promise.all(left.map((name) => rm(root + buildsFolder + name, { recursive: true, force: true })));
};

/** Builds all component tests with what they import: Jest takes seconds of each file to load thousands of modules. */
export default async function buildTests() {
  await removeLeftovers();
  await build({
    entryPoints: await filesOfRepository(isEntry),
    absWorkingDir: root,
    outbase: sourceFolder,
    outdir: builtFolder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'node20',
    platform: 'browser',
    external: ['@jest/globals', 'node:*'],
    define: { 'process.env.NODE_ENV': '"production"' }, // React and MUI as they are shipped
    jsx: 'automatic',
    sourcemap: 'external', // Node would read all of them
    sourcesContent: false,
    logLevel: 'warning',
  });
}
