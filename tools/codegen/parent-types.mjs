import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '../run/command.mjs';

const gateway = `${root}apps/gateway/src/`;

/**
 * Converts a path of the gateway to an import from `modules/resolvers.generated.ts`.
 * @param {string} path
 */
const fromModules = (path) => (path.startsWith('modules/') ? path.replace('modules', '.') : `../${path}`);

const exported = /^export (?:interface|type) (\w+)Parent\b/gm;

/**
 * Maps types of the schema to the type of the value that their resolvers get. `XParent` in a module's
 * `<domain>.mappers.ts`, or in a file that modules share, belongs to the schema's `X`. A type without one is left out:
 * its resolvers get the schema's own type.
 * @returns {Record<string, string>}
 */
export const parentTypes = () => {
  const files = readdirSync(`${gateway}modules`)
    .map((domain) => `modules/${domain}/${domain}.mappers.ts`)
    .filter((path) => existsSync(gateway + path));
  const shared = readdirSync(`${gateway}module-kit/source`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `module-kit/source/${name}`);
  const parents = ['changes/change-error.ts', ...shared, ...files].flatMap((path) =>
    [...readFileSync(gateway + path, 'utf8').matchAll(exported)].map(([, type]) => [
      type,
      `${fromModules(path)}#${type}Parent`,
    ]),
  );
  return Object.fromEntries(parents);
};
