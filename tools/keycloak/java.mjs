import { join } from 'node:path';
import { run } from '../run/command.mjs';

/** Keycloak 26 asks for 21 and starts with 17. */
const OLDEST = 17;

/** The Java that Keycloak's own script would take: its major version, or undefined where there is none. */
const javaVersion = async () => {
  const home = process.env['JAVA_HOME'];
  const { code, output } = await run(home ? join(home, 'bin', 'java') : 'java', ['-version']);
  const major = /version "(\d+)/.exec(output)?.[1];
  return code === 0 && major !== undefined ? Number(major) : undefined;
};

/** Describes what is missing to run Keycloak; undefined when nothing is. */
export const missingJava = async () => {
  const version = await javaVersion();
  if (version === undefined) return 'there is no Java here (JAVA_HOME, PATH)';
  return version < OLDEST ? `Java ${version} is too old, ${OLDEST} is needed (JAVA_HOME, PATH)` : undefined;
};
