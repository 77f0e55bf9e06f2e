import { root, run } from './command.mjs';
import { failureOf } from './install.mjs';

/**
 * Builds missing or stale outputs, as turbo determines. Throws with the output of the compiler when the build fails.
 */
export const buildIfNeeded = async () => {
  const { code, output } = await run(`${root}node_modules/.bin/turbo`, ['run', 'build', '--output-logs=errors-only'], {
    together: true,
  });
  if (code !== 0) throw new Error(failureOf('The build', output));
  return output;
};
