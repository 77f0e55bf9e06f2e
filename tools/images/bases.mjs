import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { root, run } from '../run/command.mjs';

/** Returns the names of the base images in Dockerfile and docker-compose.yml. */
const baseNames = async () => {
  const dockerfile = await readFile(`${root}Dockerfile`, 'utf8');
  /** @type {{ services: Record<string, { image: string, build?: unknown }> }} */
  const { services } = parse(await readFile(`${root}docker-compose.yml`, 'utf8'), { merge: true });
  const fetched = Object.values(services).filter(({ build }) => build === undefined);
  const written = [/^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1] ?? '', ...fetched.map(({ image }) => image)];
  return written.map((name) => name.replace(/^\$\{\w+:-(.*)\}$/, '$1'));
};

/**
 * Lets a program build the base images under their names, for machines that cannot pull them.
 * @param {import('./engine.mjs').Engine} engine
 * @param {string} program
 */
export const makeBases = async ({ program: engine }, program) => {
  const names = await baseNames();
  console.log(`Base images are stand-ins, made by ${program}.`);
  const { code } = await run(resolve(program), names, { show: true, env: { ENGINE: engine } });
  if (code !== 0) throw new Error(`${program} did not make the base images.`);
};
