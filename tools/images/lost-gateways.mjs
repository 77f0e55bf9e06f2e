import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { expectWhole, startLoad, summaryOf } from './load.mjs';

/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {import('./client.mjs').Client} Client */
/** @typedef {import('./person.mjs').Person} Person */

/**
 * Kills the process inside a container, as a crash does, and returns when that began and ended. It does not use the
 * engine's own kill, after which the engine does not restart the container.
 * @param {Stack} stack
 * @param {string} service
 * @returns {Promise<{ from: number, to: number }>}
 */
const crash = async ({ engine, stateOf }, service) => {
  const { pid } = await stateOf(service);
  const script = `
    const from = Date.now();
    process.kill(${pid}, 'SIGKILL');
    const look = setInterval(() => {
      try { process.kill(${pid}, 0) } catch { clearInterval(look); console.log(JSON.stringify({ from, to: Date.now() })) }
    }, 1)`;
  const line = ['--rm', '--pid', 'host', '--user', '0', 'back-office/gateway', 'node', '--eval', script];
  return JSON.parse(await engine.ask('run', ...line));
};

/**
 * Crashes one gateway, stops the other, and replaces both, under load. Expects whole answers, except for requests
 * during the crash.
 * @param {{ stack: Stack, client: Client, person: Person }} all
 * @param {Checks} checks
 */
export const checkLostGateways = async ({ stack, client, person }, { check }) => {
  const { stateOf, untilHealthy, start, stop } = stack;

  await check(
    'a gateway that crashes fails no request except those under way at that moment, and starts by itself',
    async () => {
      const { restarts } = await stateOf('gateway-1');
      const end = startLoad(() => client.list());
      await pause(1_000);
      const { from, to } = await crash(stack, 'gateway-1');
      const shown = await person.readList();
      await pause(5_000);
      const answers = await end();
      expectWhole(answers.filter((answer) => answer.at > to || answer.at + answer.ms < from));
      await untilHealthy('gateway-1');
      assert.equal((await stateOf('gateway-1')).restarts, restarts + 1);
      return `${summaryOf(answers)}; the list shows ${shown}`;
    },
  );

  await check('a gateway that is stopped ends cleanly, and fails no request', async () => {
    const end = startLoad(() => client.list());
    await pause(1_000);
    const began = Date.now();
    await stop('gateway-2');
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const { exitCode } = await stateOf('gateway-2');
    const answers = await end();
    await start('gateway-2');
    assert.equal(exitCode, 0);
    return `${expectWhole(answers)}; gone after ${seconds} s`;
  });

  await check('an update of one gateway after the other fails no request', async () => {
    const end = startLoad(() => client.list());
    await pause(1_000);
    for (const gateway of ['gateway-1', 'gateway-2']) {
      await stack.replace(gateway);
      await pause(5_000); // the same pause as in infra/update.sh
    }
    return expectWhole(await end());
  });
};
