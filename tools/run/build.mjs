import { root, run } from './command.mjs';

/** Builds what is missing or stale; turbo knows which. Throws with the compiler's words when it cannot. */
export const buildIfNeeded = async () => {
  const { code, output } = await run(`${root}node_modules/.bin/turbo`, ['run', 'build', '--output-logs=errors-only']);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return output;
};
