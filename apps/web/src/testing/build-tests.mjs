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

/** Removes the builds of interrupted runs. Builds of running processes are kept. */
const removeLeftovers = async () => {
  const folders = await readdir(root + buildsFolder).catch(() => []);
  const left = folders.filter((name) => !isRunning(name));
  await Promise.all(left.map((name) => rm(root + buildsFolder + name, { recursive: true, force: true })));
};

/**
 * Bundles all component tests with their imports. Without bundles, Jest needs seconds per file to load thousands of
 * modules.
 */
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
    define: { 'process.env.NODE_ENV': '"production"' }, // production builds of React and MUI
    jsx: 'automatic',
    sourcemap: 'external', // not inline: Node would parse every inline source map
    sourcesContent: false,
    logLevel: 'warning',
  });
}
