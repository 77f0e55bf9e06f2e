import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment of every tool: nothing is reported to anybody. */
export const quietEnvironment = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Gives the path of the program of an installed package.
 * @param {string} script path within node_modules, for example `eslint/bin/eslint.js`
 */
export const installed = (script) => `${root}node_modules/${script}`;

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 127 when it could not be started
 * @property {string} output what it wrote, in order
 */

/**
 * Runs a program to its end, from the root of the repository.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} [options] `show`: its output also goes to the terminal
 * @returns {Promise<Outcome>}
 */
export const run = (program, args, { show = false, env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...quietEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.setEncoding('utf8');
      from.on('data', (text) => {
        output += text;
        if (show) to.write(text);
      });
    }
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });

/**
 * Runs a script with this Node.
 * @param {readonly string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);
