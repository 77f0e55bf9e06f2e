import { fileURLToPath } from 'node:url';
import { signalGroup, startProcess } from './processes.mjs';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Environment for child processes, with telemetry and update messages turned off. */
export const quietEnvironment = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Returns the path of a program of an installed package.
 * @param {string} script path within node_modules, for example `oxlint/bin/oxlint`
 */
export const installed = (script) => `${root}node_modules/${script}`;

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 127 when the program could not be started, 1 when a signal ended it
 * @property {string} output standard output and errors, in the order of arrival
 */

/**
 * @typedef {object} RunOptions
 * @property {boolean} [show] also writes the output to the terminal
 * @property {boolean} [together] kills the process group of the program when the program ends
 * @property {boolean} [progress] connects file descriptor 3 to the output of this process, for progress lines
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [quietFor] milliseconds without output after which the process group is killed and the program has
 * failed; includes `together`
 * @property {(output: string) => boolean} [endWhen] returns true when the output is sufficient; the process group is
 * then killed; includes `together`
 */

/**
 * Runs a program in the root of the repository and waits for its end. It resolves for a failed program, too. The
 * program is killed when this process exits.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export const run = (
  program,
  args,
  { show = false, together = false, progress = false, env = {}, quietFor, endWhen } = {},
) =>
  new Promise((resolve) => {
    const isGroup = together || quietFor !== undefined || endWhen !== undefined;
    const child = startProcess(program, args, {
      cwd: root,
      env: { ...quietEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe', progress ? 1 : 'ignore'],
      detached: isGroup,
    });
    const endGroup = () => isGroup && signalGroup(child.pid, 'SIGKILL');
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
    // a child process that outlives the program would keep the output open
    child.once('exit', endGroup);
    child.once('close', (code) => {
      clearTimeout(quiet);
      if (why !== '' && show) process.stdout.write(why);
      resolve({ code: code ?? 1, output: `${output}${why}` });
    });
  });

/**
 * Maximum size of a semi-space of V8 in MB, instead of Node's default. Tests allocate much memory, and a small young
 * generation costs them time in garbage collection.
 */
const roomForYoung = '--max-semi-space-size=128';

/**
 * Runs a script with the current Node.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, [roomForYoung, ...args], options);
