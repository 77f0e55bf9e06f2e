// promtool of Prometheus, which tests the rules of the alarms.
import { root } from './command.mjs';
import { findProgram, mayInstall, unpackPackage } from './programs.mjs';

/** Folder that is kept between runs. */
const folder = `${root}.tmp/prometheus`;

/**
 * Returns the path of promtool, or undefined. As root on Debian, it is unpacked from the package of Prometheus. The
 * package is not installed, because that would start a server.
 */
export const providePromtool = async () => {
  const kept = `${folder}/usr/bin/promtool`;
  const found = findProgram(['promtool'], [kept]);
  if (found !== undefined || !mayInstall()) return found;
  try {
    await unpackPackage('prometheus', folder);
  } catch (error) {
    // without a network the tests are skipped
    console.log(error instanceof Error ? error.message : error);
    return undefined;
  }
  return kept;
};
