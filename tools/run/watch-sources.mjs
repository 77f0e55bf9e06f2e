import { watch } from 'node:fs';
import { root, runNode } from './command.mjs';

const folders = ['packages/contracts/src', 'packages/schema/src', 'apps/web/src'];

/** Debounce time after a change in milliseconds, because editors write a file in several steps. */
const QUIET = 200;

/**
 * Runs the code generation when a contract, the schema or an operation of the web application changes.
 * @param {(line: string) => void} print
 * @returns {() => void} stops watching
 */
export const watchSources = (print) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let generating = Promise.resolve();

  const generate = async () => {
    const { code, output } = await runNode(['tools/generate.mjs']);
    print(code === 0 ? 'regenerated' : output.trimEnd());
  };
  const watchers = folders.map((folder) =>
    watch(`${root}${folder}`, { recursive: true }, (_event, file) => {
      if (!file || !/\.(graphql|yaml)$/.test(file) || file.includes('.generated.')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        generating = generating.then(generate);
      }, QUIET);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};
