// Runs stages: checks in parallel, and the tests of one Jest project after the other while the last checks still run.
import { availableParallelism } from 'node:os';
import { runJest } from './jest.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').StageOptions} StageOptions */
/** @typedef {import('./stages.mjs').Result} Result */

/** @param {unknown} error @returns {Result} */
const failure = (error) => ({
  passed: 0,
  failed: 1,
  output: `${error instanceof Error ? error.message : String(error)}\n`,
});

/**
 * @param {readonly Stage[]} chosen
 * @param {StageOptions & { tests?: readonly string[] }} options `tests` are paths of test files, instead of patterns
 * @param {(stage: Stage, result: Result, seconds: number) => void} report
 */
export const runStages = async (chosen, options, report) => {
  /** @type {Map<string, Result>} */
  const results = new Map();

  const end = (/** @type {Stage} */ stage, /** @type {Result} */ result, /** @type {number} */ begin) => {
    results.set(stage.name, result);
    report(stage, result, (Date.now() - begin) / 1000);
  };

  /** @param {Stage} stage */
  const mayRun = ({ after }) => after === undefined || results.get(after)?.failed === 0;
  /** @param {Stage} stage */
  const notRun = (stage) => failure(`Not run: ${stage.after} failed.`);

  /** @param {Stage} stage */
  const check = async (stage) => {
    const begin = Date.now();
    const run = async () => (mayRun(stage) && stage.run ? stage.run(options) : notRun(stage));
    end(stage, await run().catch(failure), begin);
  };

  /**
   * Runs projects of Jest together. The caller passes one at a time, because a worker that changes projects keeps the
   * modules of both in memory.
   * @param {readonly Stage[]} projects
   */
  const test = async (projects) => {
    const begin = Date.now();
    for (const stage of projects.filter((one) => !mayRun(one))) end(stage, notRun(stage), begin);
    /** @type {NodeJS.ProcessEnv} */
    const env = {};
    /** @type {Stage[]} */
    const ready = [];
    for (const stage of projects.filter(mayRun)) {
      try {
        Object.assign(env, await stage.provide?.());
        ready.push(stage);
      } catch (error) {
        end(stage, failure(error), begin);
      }
    }
    if (ready.length === 0) return;
    const names = ready.map(({ name }) => name);
    const run = runJest(names, { patterns: options.patterns, paths: options.tests, show: options.show, env });
    const found = await run.catch((error) => new Map(names.map((name) => [name, failure(error)])));
    for (const stage of ready) end(stage, found.get(stage.name) ?? failure('Nothing is known of it.'), begin);
  };

  for (const stage of chosen.filter(({ when }) => when === 'first')) await check(stage);

  const together = chosen.filter(({ when }) => when === 'together');
  const waiting = together.filter(({ run }) => run);
  const projects = together.filter(({ run }) => !run);
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const slots = availableParallelism();
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
    const { name } = stage;
    running.set(
      name,
      check(stage).finally(() => running.delete(name)),
    );
    if (running.size >= slots) await Promise.race(running.values());
  }
  // the tests start before the last checks end, but wait for the checks that they require
  await Promise.all(projects.map(({ after }) => running.get(after ?? '')));
  const testAll = async () => {
    for (const stage of projects) await test([stage]);
  };
  await Promise.all([...running.values(), testAll()]);

  for (const stage of chosen.filter(({ when }) => when === 'last')) await check(stage);
  return results;
};
