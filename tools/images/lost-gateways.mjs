import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { isWhole } from './client.mjs';
import { NETWORK } from './engine.mjs';
import { expectWhole, startLoad, toldOf } from './load.mjs';
import { until } from './until.mjs';

/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {import('./client.mjs').Client} Client */
/** @typedef {import('./person.mjs').Person} Person */

/** Milliseconds until the balancer no longer asks a gateway that answers nothing: it looks each second, twice, for a second each. */
const NOTICED = 4_000;

/**
 * Ends the program of a container as a crash does, and returns when that began and ended; an engine starts no container
 * again that it killed itself.
 * @param {Stack} stack @param {string} service @returns {Promise<{ from: number, to: number }>}
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

/** Takes gateways away. @param {{ stack: Stack, client: Client, person: Person }} all @param {Checks} checks */
export const checkLostGateways = async ({ stack, client, person }, { check }) => {
  const { stateOf, untilHealthy, start, stop } = stack;

  await check(
    'a gateway that crashes costs nobody more than what was under way there, and starts by itself',
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
      return `${toldOf(answers)}; the list shows ${shown}`;
    },
  );

  await check('a gateway that is stopped ends cleanly, and costs nobody anything', async () => {
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

  await check('an update of one gateway after the other costs nobody anything', async () => {
    const end = startLoad(() => client.list());
    await pause(1_000);
    for (const gateway of ['gateway-1', 'gateway-2']) {
      await stack.replace(gateway);
      await pause(5_000); // as infra/update.sh
    }
    return expectWhole(await end());
  });
};

/** Takes away the hosts of gateways, which answer nothing then. @param {{ stack: Stack, client: Client, person: Person }} all @param {Checks} checks */
export const checkLostHosts = async ({ stack, client, person }, { check }) => {
  const { engine, untilHealthy, start, stop } = stack;

  await check('a gateway that falls silent is left alone, and costs nobody a page', async () => {
    const endPages = startLoad(() => client.open('/pagos'));
    await stack.pause('gateway-1');
    await pause(NOTICED);
    const answers = await Promise.all(Array.from({ length: 40 }, () => client.list()));
    await stack.unpause('gateway-1');
    const pages = await endPages();
    await untilHealthy('gateway-1');
    return `pages: ${expectWhole(pages, { within: 8_000 })}; operations: ${expectWhole(answers, { within: 5_000 })}`;
  });

  await check('a gateway whose host is gone is left alone, and costs nobody a page', async () => {
    const container = await engine.containerOf('gateway-1');
    const endPages = startLoad(() => client.open('/pagos'));
    const end = startLoad(() => client.list());
    await pause(1_000);
    await engine.ask('network', 'disconnect', NETWORK, container);
    const at = Date.now();
    await pause(NOTICED + 6_000);
    await engine.ask('network', 'connect', '--alias', 'gateway-1', NETWORK, container);
    const pages = await endPages();
    const answers = await end();
    expectWhole(
      answers.filter((answer) => answer.at > at + NOTICED),
      { within: 5_000 },
    );
    return `pages: ${expectWhole(pages, { within: 8_000 })}; operations: ${toldOf(answers)}`;
  });

  await check('without any gateway people read so in Spanish, also on a page that is open', async () => {
    await person.readList();
    await stop('gateway-1', 'gateway-2');
    const page = await client.open('/pagos');
    assert.ok([502, 503].includes(page.status), `${page.status}`);
    assert.match(page.body, /El back-office no está disponible en este momento/);
    await person.askAnew();
    await person.page
      .getByText(/El servidor no pudo responder|No hay conexión con el servidor/)
      .first()
      .waitFor();
    await start('gateway-1');
    const told = await until(async () => isWhole(await client.list()), { what: 'one gateway answers' });
    await start('gateway-2');
    return `one gateway answers ${told} after it is healthy`;
  });
};
