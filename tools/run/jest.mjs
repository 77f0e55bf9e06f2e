import { mkdir, readFile, rm } from 'node:fs/promises';
import { installed, root, runNode } from './command.mjs';
import { workersFor } from './workers.mjs';

/** Options of Node. Tests are native ES modules, for which Node would print a warning. */
const nodeFlags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Time limit without output of Jest in milliseconds. Jest prints at least a line for each finished test file. */
const LONGEST_FILE = 900_000;

/**
 * Heap size above which Jest replaces an idle worker, because modules of finished test files stay in memory. It is well
 * below the heap limit of Node.
 */
const MOST_MEMORY = '2300MB';

/** With more failed files, `--retry` runs none again: more failures are hardly due to a busy machine. */
const MOST_REPEATED = 3;

/**
 * @typedef {object} FileReport
 * @property {string} name path of the file
 * @property {string} project its project in jest.config.mjs
 * @property {'passed' | 'failed'} status
 * @property {number} startTime milliseconds since 1970
 * @property {number} endTime milliseconds since 1970
 * @property {string} message text of the failures
 * @property {readonly { status: string }[]} assertionResults
 */

/** @typedef {{ files: readonly FileReport[] }} Report output of tools/jest/report.mjs */

/**
 * @param {string} path
 * @returns {Promise<Report>}
 */
const readReport = async (path) => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return { files: [] };
  }
};

/** @param {FileReport} file */
const hasFailed = ({ status }) => status === 'failed';

/**
 * @param {readonly FileReport[]} files
 * @param {string} wanted
 */
const testsOf = (files, wanted) =>
  files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;

/**
 * Counts failures. A file that does not load counts as one, without a failed test.
 * @param {readonly FileReport[]} files
 */
const failuresOf = (files) =>
  files.filter(hasFailed).reduce((sum, file) => sum + Math.max(1, testsOf([file], 'failed')), 0);

/**
 * @typedef {object} JestOptions
 * @property {readonly string[]} [patterns] parts of paths
 * @property {readonly string[] | undefined} [paths] test files instead of patterns; a project may have none of them
 * @property {boolean} show
 * @property {number} [workers] by default, the result of `workersFor`
 * @property {NodeJS.ProcessEnv} [env]
 * @property {object} [globals] properties of `globalThis` in tests
 */

/**
 * Runs projects of jest.config.mjs together, on shared workers. A project without a test has failed, unless `paths` are
 * given. With `--retry` a few failed files run once more on one worker, to distinguish a busy machine from a fault. The
 * result includes the text of the first failures, too.
 * @param {readonly string[]} projects
 * @param {JestOptions} options
 * @returns {Promise<Map<string, import('./stages.mjs').Result>>} by project
 */
export const runJest = async (projects, { patterns = [], paths, show, workers, env = {}, globals = {} }) => {
  const reportPath = `${root}.tmp/jest-${process.pid}.json`;
  await mkdir(`${root}.tmp`, { recursive: true });

  /** @param {{ files: readonly string[], exact: boolean, workers: number }} what */
  const run = async ({ files, exact, workers }) => {
    const jest = [
      installed('jest/bin/jest.js'),
      ...['--selectProjects', ...projects],
      `--maxWorkers=${workers}`,
      `--workerIdleMemoryLimit=${MOST_MEMORY}`,
      `--globals=${JSON.stringify(globals)}`,
      ...['--reporters=default', `--reporters=${root}tools/jest/report.mjs`],
      ...(exact ? ['--runTestsByPath'] : []),
    ];
    const { code, output } = await runNode([...nodeFlags, ...jest, '--', ...files], {
      show,
      progress: !show,
      env: { ...env, JEST_REPORT: reportPath, ...(show ? {} : { JEST_PROGRESS: '3' }) },
      quietFor: LONGEST_FILE,
    });
    const { files: reports } = await readReport(reportPath);
    await rm(reportPath, { force: true });
    return { code, output: show ? '' : output, files: reports };
  };

  const first = await run({
    files: paths ?? patterns,
    exact: paths !== undefined,
    workers: workers ?? (await workersFor(projects)),
  });
  const failed = first.files.filter(hasFailed).map(({ name }) => name);
  const isRepeated = process.argv.includes('--retry') && failed.length > 0 && failed.length <= MOST_REPEATED;
  const last = isRepeated ? await run({ files: failed, exact: true, workers: 1 }) : first;
  const files = isRepeated ? [...first.files.filter((file) => !hasFailed(file)), ...last.files] : first.files;
  // when Jest fails without a failed file, every project counts as failed, because an unknown part did not run
  const isBroken = last.code !== 0 && !last.files.some(hasFailed);

  const resultOf = (/** @type {string} */ project) => {
    const ofProject = (/** @type {readonly FileReport[]} */ all) => all.filter((file) => file.project === project);
    const own = ofProject(files);
    const isMissing = paths === undefined && own.length === 0;
    const messages = [...ofProject(first.files), ...(isRepeated ? ofProject(last.files) : [])].filter(hasFailed);
    return {
      passed: testsOf(own, 'passed'),
      failed: Math.max(failuresOf(own), isBroken || isMissing ? 1 : 0),
      skipped: testsOf(own, 'pending'),
      retried: isRepeated ? failuresOf(ofProject(first.files)) - failuresOf(own) : 0,
      files: ofProject(first.files).map(({ name, startTime, endTime }) => ({
        file: name.slice(root.length),
        seconds: (endTime - startTime) / 1000,
      })),
      output: [
        isBroken ? last.output : show ? '' : messages.map(({ name, message }) => `${name}\n${message}`).join('\n'),
        isMissing ? '\nNo test ran.\n' : '',
      ].join(''),
    };
  };
  return new Map(projects.map((project) => [project, resultOf(project)]));
};

/**
 * Runs one project by itself.
 * @param {string} project
 * @param {JestOptions} options
 */
export const runProject = async (project, options) => {
  const results = await runJest([project], options);
  return results.get(project) ?? { passed: 0, failed: 1, output: `Jest knows no project ${project}.\n` };
};
