import assert from 'node:assert/strict';
import { createClient, isWhole } from './client.mjs';
import { removeGatewayApart, startGatewayApart } from './gateway-apart.mjs';
import { expectWhole } from './load.mjs';
import { checkTraces } from './traces.mjs';
import { until } from './until.mjs';

/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {{ stack: Stack, token: string, gateway: import('./gateway-apart.mjs').GatewayApart }} Apart */

/** Requests at the same time, many times what the gateway has room for. */
const CROWD = 100;

/** @param {Apart} apart @param {Checks} checks */
const checkLostAnswer = async ({ stack, token, gateway }, { check }) => {
  const client = createClient(token, gateway.address);
  await check('a change whose answer is lost is told as unknown, and asked again it was made once', async () => {
    const { id, cancel } = await client.beginToCancel();
    const first = (await cancel()).body;
    assert.equal(first.errors?.[0]?.extensions?.outcomeUnknown, true, JSON.stringify(first));
    const again = (await cancel()).body.data.payload;
    assert.equal(again.error, null, JSON.stringify(again.error));
    assert.equal((await client.run('PaymentForAction', { id })).body.data.entity.version, 2);
    const trail = await stack.engine.ask('exec', gateway.container, 'cat', '/audit/trail.log');
    const results = trail.split('\n').map((line) => JSON.parse(line).result);
    assert.deepEqual(results, ['unknown', 'repeated']);
    return `in the audit trail: ${results.join(', then ')}`;
  });
};

/** @param {Apart} apart @param {Checks} checks */
const checkLostParts = async ({ stack, token, gateway }, { check }) => {
  const { ask } = stack.engine;
  const client = createClient(token, gateway.address);
  const evaluate = (/** @type {string} */ script) => ask('exec', gateway.container, 'node', '--eval', script);
  const cancelled = async () => {
    const answer = await client.cancelOne();
    assert.equal(answer.body.data?.payload.error, null, JSON.stringify(answer.body));
    return answer.body.data.payload;
  };

  await check('without room for the audit trail changes are refused, and all else goes on', async () => {
    await cancelled();
    const fill = `try { require('fs').writeFileSync('/audit/filler', Buffer.alloc(2 ** 20)) } catch {}`;
    await evaluate(fill);
    // the page of the disk that the trail ends in has room for some more events
    let answer = await client.cancelOne();
    for (let more = 0; more < 20 && answer.body.data?.payload?.error === null; more += 1)
      answer = await client.cancelOne();
    assert.match(JSON.stringify(answer.body), /no se puede registrar quién los hace/);
    assert.ok(isWhole(await client.list()), 'lists go on');
    assert.equal((await gateway.readiness()).audit, 'lost');
    await evaluate(`require('fs').rmSync('/audit/filler')`);
    await cancelled();
    assert.equal((await gateway.readiness()).audit, 'written');
  });

  await check('without the store of the activity all else goes on, and what happened follows', async () => {
    const activities = () => client.run('ActivitiesPage', { filter: {}, page: 1, limit: 20 });
    assert.ok(isWhole(await activities()), 'there is an activity');
    await ask('stop', gateway.store);
    const { entity, payment } = await cancelled();
    const { id } = entity ?? payment;
    assert.notEqual((await activities()).body.errors, undefined);
    assert.ok(isWhole(await client.list()), 'lists go on');
    assert.equal((await gateway.readiness()).activity, 'waiting');
    await gateway.untilLogged('the activity store is away');
    assert.ok(isWhole(await client.run('Viewer', {})), 'the application opens');
    await gateway.untilLogged('the store of settings and views is away');
    await ask('start', gateway.store);
    const told = await until(async () => (await gateway.readiness()).activity === 'written', {
      what: 'it is written',
      seconds: 60,
    });
    const { rows } = (await activities()).body.data.page;
    assert.ok(
      rows.some((/** @type {{ ids: readonly string[] }} */ { ids }) => ids.includes(id)),
      'the change is there',
    );
    return `written ${told} after its start`;
  });

  await check('without room for more requests they are turned away with a text, and it ends by itself', async () => {
    const answers = await Promise.all(Array.from({ length: CROWD }, () => client.list({}, 100)));
    const refused = answers.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0, 'nobody was turned away');
    for (const { body } of refused) assert.match(JSON.stringify(body), /Hay demasiadas solicitudes en curso/);
    expectWhole(answers.filter(({ status }) => status !== 503));
    await gateway.untilLogged('too much to do');
    assert.ok(isWhole(await client.list()), 'it ends by itself');
    return `${refused.length} of ${CROWD} turned away`;
  });
};

/** Takes away what a gateway has alone. @param {{ stack: Stack, token: string }} all @param {Checks} checks */
export const checkLossesApart = async ({ stack, token }, checks) => {
  try {
    const apart = { stack, token, gateway: await startGatewayApart(stack) };
    await checkLostAnswer(apart, checks);
    await checkTraces(apart, checks);
    await checkLostParts(apart, checks);
  } finally {
    await removeGatewayApart(stack);
  }
};
