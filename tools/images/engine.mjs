import { run } from '../run/command.mjs';

/** Programs of engines, in the order in which they are tried. */
const ENGINES = ['docker', 'podman'];

/** @typedef {{ name: string, options: readonly string[] }} Project what compose gets of it */

/** Of the containers, networks and volumes of these tests: apart from a demonstration of the same machine. */
const PROJECT = { name: 'back-office-images', options: ['--file', 'docker-compose.yml'] };

/** @typedef {ReturnType<typeof createEngine>} Engine */

/** @param {string} program @param {Project} project */
export const createEngine = (program, project = PROJECT) => {
  /** @param {readonly string[]} args what it says; it throws when the engine refuses */
  const ask = async (...args) => {
    const { code, output } = await run(program, args);
    if (code !== 0) throw new Error(`${program} ${args.slice(0, 3).join(' ')} …: ${output.trim().slice(-2_000)}`);
    return output.trim();
  };
  /** @param {readonly string[]} args */
  const compose = (...args) => ask('compose', '--project-name', project.name, ...project.options, ...args);
  return {
    program,
    ask,
    compose,
    /** Its container, which may have ended. @param {string} service */
    containerOf: async (service) => (await compose('ps', '--all', '--quiet', service)).split('\n').at(-1) ?? '',
    /** Reads all that the engine knows of a container or an image. @param {string} name @returns {Promise<any>} */
    inspect: async (name) => JSON.parse(await ask('inspect', name))[0],
    /** Runs a module of JavaScript in a container, and reads what it prints as JSON. @param {string} container @param {string} script @returns {Promise<any>} */
    evaluate: async (container, script) =>
      JSON.parse(await ask('exec', container, 'node', '--input-type=module', '--eval', script)),
  };
};

/** An engine that answers and has compose; undefined where there is none. */
export const findEngine = async () => {
  for (const program of ENGINES) {
    const answers =
      (await run(program, ['info'])).code === 0 && (await run(program, ['compose', 'version'])).code === 0;
    if (answers) return createEngine(program);
  }
  return undefined;
};
