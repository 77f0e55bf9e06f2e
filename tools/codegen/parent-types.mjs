import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '../run/command.mjs';

const gateway = `${root}apps/gateway/src/`;

/** Path of a file of the gateway as the generated one, which stands in `modules/`, imports it. @param {string} path */
const fromModules = (path) => (path.startsWith('modules/') ? path.replace('modules', '.') : `../${path}`);

const exported = /^export (?:interface|type) (\w+)Parent\b/gm;

/**
 * Types of the values that the gateway's resolvers get, by the type of the schema: `XParent` of a module's
 * `<domain>.mappers.ts` belongs to the schema's `X`; so does that of a file which several modules share.
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
