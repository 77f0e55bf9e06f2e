import { run } from './command.mjs';

/** Images whose packages are told. */
export const IMAGES = /** @type {const} */ (['gateway', 'platform']);

/** @param {readonly string[]} args */
const npm = async (...args) => {
  const { code, output } = await run('npm', args);
  if (code !== 0) throw new Error(`npm ${args[0]}: ${output.trim().split('\n')[0]}`);
  return output;
};

/**
 * Lists what an image is made of (CycloneDX), as npm tells it; throws with the words of npm where it cannot.
 * `npm sbom --omit=dev` leaves out what anybody needs for development, also where the image needs it to run. So all is
 * listed, and what `npm ls` does not have is taken out.
 * @param {string} image
 */
export const materialsOf = async (image) => {
  const workspace = `--workspace=@backoffice/${image}`;
  const told = await npm('sbom', '--sbom-format=cyclonedx', workspace);
  const listed = await npm('ls', '--all', '--omit=dev', '--parseable', '--long', workspace);
  const needed = new Set([...listed.matchAll(/:((?:@[^/:]+\/)?[^/:@]+@[^:\n]+)/g)].map(([, name]) => name));
  /** @type {{ components: { 'bom-ref': string, name: string, version: string }[], dependencies: { ref: string, dependsOn: string[] }[] }} */
  const bill = JSON.parse(told.slice(told.indexOf('{')));
  const components = bill.components.filter(({ name, version }) => needed.has(`${name}@${version}`));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref) || !bill.components.some((component) => component['bom-ref'] === ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return JSON.stringify({ ...bill, components, dependencies }, null, 2);
};
