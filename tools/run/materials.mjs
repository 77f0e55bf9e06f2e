import { run } from './command.mjs';

/** Images whose packages are listed. */
export const IMAGES = /** @type {const} */ (['gateway', 'platform']);

/**
 * Lists what an image is made of (CycloneDX), as npm reports it; throws with the words of npm where it cannot.
 * `npm sbom --omit=dev` leaves out what anybody needs for development, also where the image needs it to run. So all is
 * listed, and what `npm ls` does not have is taken out.
 * @param {string} image
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
  // what it complains of, such as a package too many, is no matter of this list
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
  const dependencies = allDependencies
    .filter(({ ref }) => refs.has(ref) || !all.some((component) => component['bom-ref'] === ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return JSON.stringify({ ...bill, components, dependencies }, null, 2);
};
