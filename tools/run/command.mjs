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
 * @param {string} script path within node_modules, for example `oxlint/bin/oxlint`
 */
export const installed = (script) => `${root}node_modules/${script}`;

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 127 when it could not be started
 * @property {string} output what it wrote, in order
 */

/**
 * Ends everything that a program has started, at the latest when this process ends.
 * @param {import('node:child_process').ChildProcess} child leader of a process group
 */
const groupOf = (child) => {
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // nobody of them is left
    }
  };
  process.once('exit', end);
  return () => {
    end();
    process.off('exit', end);
  };
};

/**
 * @typedef {object} RunOptions
 * @property {boolean} [show] its output also goes to the terminal
 * @property {boolean} [progress] its descriptor 3 is the output of this process: for lines that are shown at once
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [quietFor] milliseconds without output after which it is ended and has failed. What it started is
 *   ended with it, also when it ends by itself.
 * @property {(output: string) => boolean} [endWhen] true for an output that says enough: it is ended with all it started
 */

/**
 * Runs a program to its end, from the root of the repository.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export const run = (program, args, { show = false, progress = false, env = {}, quietFor, endWhen } = {}) =>
  new Promise((resolve) => {
    const isGroup = quietFor !== undefined || endWhen !== undefined;
    const child = spawn(program, args, {
      cwd: root,
      env: { ...quietEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe', progress ? 1 : 'ignore'],
      detached: isGroup,
    });
    const endGroup = isGroup ? groupOf(child) : () => undefined;
    let output = '';
    let why = '';
    const quiet = setTimeout(() => {
      why = `\nEnded: it has written nothing for ${(quietFor ?? 0) / 1000} s.\n`;
      endGroup();
    }, quietFor ?? 0);
    if (quietFor === undefined) clearTimeout(quiet);
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from?.setEncoding('utf8');
      from?.on('data', (text) => {
        output += text;
        if (quietFor !== undefined) quiet.refresh();
        if (show) to.write(text);
        if (endWhen?.(output)) endGroup();
      });
    }
    child.once('error', (error) => {
      clearTimeout(quiet);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    // a process that it left behind would hold its output open
    child.once('exit', endGroup);
    child.once('close', (code) => {
      clearTimeout(quiet);
      if (why !== '' && show) process.stdout.write(why);
      resolve({ code: code ?? 1, output: `${output}${why}` });
    });
  });

/** MB for what is young: with the 16 of Node, tests spend a quarter of their time on moving it. */
const roomForYoung = '--max-semi-space-size=128';

/**
 * Runs a script with this Node.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, [roomForYoung, ...args], options);
