import { run } from '../run/command.mjs';

/** Container engines, in the order in which they are tried. */
const ENGINES = ['docker', 'podman'];

/** @typedef {{ name: string, options: readonly string[] }} Project name and options of a compose project */

/**
 * Project of these tests. Its containers, networks and volumes are separate from those of a demonstration on the same
 * machine.
 */
const PROJECT = { name: 'back-office-images', options: ['--file', 'docker-compose.yml'] };

/** @typedef {ReturnType<typeof createEngine>} Engine */

/** @param {string} program @param {Project} project */
export const createEngine = (program, project = PROJECT) => {
  /** @param {readonly string[]} args arguments of the engine; its output is returned, and a failure throws */
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
    /** Returns the container of a service, also when it has stopped. @param {string} service */
    containerOf: async (service) => (await compose('ps', '--all', '--quiet', service)).split('\n').at(-1) ?? '',
    /** Reads the engine's data about a container or an image. @param {string} name @returns {Promise<any>} */
    inspect: async (name) => JSON.parse(await ask('inspect', name))[0],
    /**
     * Runs a JavaScript module in a container and parses its output as JSON.
     * @param {string} container
     * @param {string} script
     * @returns {Promise<any>}
     */
    evaluate: async (container, script) =>
      JSON.parse(await ask('exec', container, 'node', '--input-type=module', '--eval', script)),
  };
};

/** Finds an engine that responds and has compose; undefined without one. */
export const findEngine = async () => {
  for (const program of ENGINES) {
    const answers =
      (await run(program, ['info'])).code === 0 && (await run(program, ['compose', 'version'])).code === 0;
    if (answers) return createEngine(program);
  }
  return undefined;
};
