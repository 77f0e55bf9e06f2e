import { run } from './command.mjs';

/** Images with a bill of materials. */
export const IMAGES = /** @type {const} */ (['gateway', 'platform']);

/**
 * Returns the bill of materials of an image as JSON text (CycloneDX), from npm. `npm sbom --omit=dev` also omits
 * packages that are development dependencies elsewhere, although the image needs them. So this function lists all
 * packages, and removes those missing in `npm ls --omit=dev`.
 * @param {string} image
 * @throws Error with the output of npm
 */
export const materialsOf = async (image) => {
  const workspace = `--workspace=@backoffice/${image}`;
  const { code, output: told } = await run('npm', [
    'sbom',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    workspace,
  ]);
  if (code !== 0 || !told.includes('{'))
    throw new Error(`npm lists no materials of ${image}. ${told.trim().split('\n')[0]}`);
  // its exit code is ignored: problems such as extraneous packages do not change the list
  const { output: listed } = await run('npm', [
    'ls',
    '--package-lock-only',
    '--all',
    '--omit=dev',
    '--parseable',
    '--long',
    workspace,
  ]);
  const needed = new Set([...listed.matchAll(/:((?:@[^/:]+\/)?[^/:@]+@[^:\n]+)/g)].map(([, name]) => name));
  /** @type {{ components: { 'bom-ref': string, name: string, version: string }[], dependencies: { ref: string, dependsOn: string[] }[] }} */
  const bill = JSON.parse(told.slice(told.indexOf('{'), told.lastIndexOf('}') + 1));
  const { components: all = [], dependencies: allDependencies = [] } = bill;
  const components = all.filter(({ name, version }) => needed.has(`${name}@${version}`));
  const refs = new Set(components.map((component) => component['bom-ref']));
  // the image itself is not a component; its dependencies stay
  const dependencies = allDependencies
    .filter(({ ref }) => refs.has(ref) || !all.some((component) => component['bom-ref'] === ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return JSON.stringify({ ...bill, components, dependencies }, null, 2);
};
