import { join } from 'node:path';
import { run } from '../run/command.mjs';

/** Oldest accepted major version of Java. Keycloak 26 names 21, but also runs with the 17 of Debian 12. */
const OLDEST = 17;

/** Returns the major version of the Java that Keycloak's script would use, or undefined without one. */
const javaVersion = async () => {
  const home = process.env['JAVA_HOME'];
  const { code, output } = await run(home ? join(home, 'bin', 'java') : 'java', ['-version']);
  const major = /version "(\d+)/.exec(output)?.[1];
  return code === 0 && major !== undefined ? Number(major) : undefined;
};

/** Describes why this machine's Java cannot run Keycloak; undefined when it can. */
export const missingJava = async () => {
  const version = await javaVersion();
  if (version === undefined) return 'there is no Java here (JAVA_HOME, PATH)';
  return version < OLDEST ? `Java ${version} is too old, ${OLDEST} is needed (JAVA_HOME, PATH)` : undefined;
};
