import { findProgram, installPackages, mayInstall } from './programs.mjs';

const names = ['redis-server', 'valkey-server'];

/**
 * Finds a Redis server for the shared memory of several gateways, and installs one when possible. Without one, it
 * prints a message, and the tests that need Redis are skipped.
 * @returns {Promise<string | undefined>} the path of the program
 */
export const provideRedis = async () => {
  const found = findProgram(names);
  if (found) return found;
  try {
    if (mayInstall()) await installPackages(['redis-server']);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  const installed = findProgram(names);
  if (!installed) console.log('No Redis server was found: what several gateways share is not tested.');
  return installed;
};
