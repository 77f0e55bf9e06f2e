import { findProgram, installPackages, mayInstall } from './programs.mjs';

const names = ['redis-server', 'valkey-server'];

/**
 * Sees to a Redis server for what several gateways share, where it may. Without one, tests of it are skipped, and it is said.
 * @returns {Promise<string | undefined>} the program
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
