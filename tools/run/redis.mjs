import { findProgram, installPackages, mayInstall } from './programs.mjs';

const names = ['redis-server', 'valkey-server'];

/**
 * Sees to a Redis server for the tests of what several gateways share, where it may. Without one they are skipped, and it is
 * said.
 */
export const provideRedis = async () => {
  if (findProgram(names)) return;
  try {
    if (mayInstall()) await installPackages(['redis-server']);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  if (!findProgram(names)) console.log('No Redis server was found: what several gateways share is not tested.');
};
