import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createClient, isWhole } from './client.mjs';
import { until } from './until.mjs';
import { USER } from './work.mjs';

/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {import('./losses-apart.mjs').Apart} Apart */
/** @typedef {{ key: string, value: unknown }} Tag */
/** @typedef {{ traceID: string, spanID: string, operationName: string, references: { spanID: string }[], tags: Tag[] }} Span */

/** Seconds: spans are sent every five. */
const SENT = 30;

/** @param {Span} span @param {string} name */
const tagOf = ({ tags }, name) => tags.find(({ key }) => key === name)?.value;

/** Reads traces as people do, from the collector. @param {string} address */
const createReader = (address) => {
  /** @param {string} path @returns {Promise<{ traceID: string, spans: Span[] }[]>} */
  const read = async (path) => (await (await fetch(`${address}/api/traces${path}`)).json()).data ?? [];
  const all = () => read('?service=back-office-gateway&lookback=1h&limit=1000');
  return {
    all,
    /** Waits for spans of one trace. @param {string} traceId @returns {Promise<Span[]>} */
    spansOf: async (traceId) => {
      /** @type {Span[]} */
      let spans = [];
      const isThere = async () => (spans = (await read(`/${traceId}`))[0]?.spans ?? []).length > 0;
      await until(isThere, { what: `the trace ${traceId} is in the collector`, seconds: SENT });
      return spans;
    },
  };
};

/** Looks at traces in a real collector, and takes it away. @param {Apart} apart @param {Checks} checks */
export const checkTraces = async ({ stack, token, gateway }, { check }) => {
  const { ask } = stack.engine;
  const client = createClient(token, gateway.address);
  const reader = createReader(gateway.collectorAddress);
  /** Asks with a trace that the client has begun. @param {string} name @param {object} variables */
  const traced = async (name, variables) => {
    const traceId = randomBytes(16).toString('hex');
    const spanId = randomBytes(8).toString('hex');
    const answer = await client.run(name, variables, { traceparent: `00-${traceId}-${spanId}-00` });
    assert.ok(isWhole(answer), JSON.stringify(answer.body));
    return { traceId, spanId };
  };

  await check('a collector gets a span for each request, and one for each call to a service below it', async () => {
    const { id } = (await client.list({ status: 'APPROVED' })).body.data.page.rows[0];
    const { traceId, spanId } = await traced('PaymentForAction', { id });
    const spans = await reader.spansOf(traceId);
    const [request, ...others] = spans.filter((span) => tagOf(span, 'span.kind') === 'server');
    assert.ok(request !== undefined && others.length === 0, 'one span of the request');
    assert.deepEqual(
      [request.operationName, request.references[0]?.spanID, tagOf(request, 'http.response.status_code')],
      ['GraphQL PaymentForAction', spanId, 200],
    );
    const calls = spans.filter((span) => tagOf(span, 'span.kind') === 'client');
    assert.ok(calls.length > 0, 'there are calls');
    for (const call of calls) assert.equal(call.references[0]?.spanID, request.spanID);
    await gateway.untilLogged(String(tagOf(request, 'http.request.header.x-request-id')).replaceAll(/[^\w-]/g, ''));
    const told = JSON.stringify(await reader.all());
    for (const secret of [id, USER, token])
      assert.ok(!told.includes(secret), 'an identifier or a person is in a trace');
    return calls.map((call) => `${String(tagOf(call, 'peer.service'))}: ${call.operationName}`).join(', ');
  });
  await check('a collector that is away costs nothing but the spans, and they go on when it is back', async () => {
    await ask('stop', gateway.collector);
    assert.ok(isWhole(await client.list()));
    await gateway.untilLogged('traces cannot be sent');
    const { ms } = await client.list();
    await ask('start', gateway.collector);
    const told = await until(async () => isWhole(await client.list()) && (await reader.all()).length > 0, {
      what: 'traces of later requests are in the collector',
      seconds: SENT,
    });
    await gateway.untilLogged('traces are sent again');
    return `a list meanwhile in ${ms} ms; traces again after ${told}`;
  });
};
