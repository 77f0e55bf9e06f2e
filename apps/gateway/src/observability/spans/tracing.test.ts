// Guards: A trace joins the client, the gateway and each attempt; a missing trace collector does no harm.
import { pino } from 'pino';
import { startGateway, type TestGateway } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { startServer, type TestServer } from '../../testing/start-server.ts';

interface SpanTold {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Stub of a collector of OTLP over HTTP. */
const startCollector = async () => {
  const bodies: string[] = [];
  const server: TestServer = await startServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      bodies.push(`${String(request.url)} ${Buffer.concat(pieces).toString()}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const spans = (): SpanTold[] =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body.slice(body.indexOf(' ')));
      return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: object[] }[] }) =>
        scopeSpans.flatMap(({ spans: reported }) => reported.map(spanOf)),
      );
    });
  return { ...server, bodies, spans };
};
const spanOf = (span: object) => ({
  ...span,
  attributes: Object.fromEntries(
    Reflect.get(span, 'attributes').map(({ key, value }: { key: string; value: object }) => [
      key,
      JSON.stringify(Object.values(value)[0]),
    ]),
  ),
});

const { platform } = await startGatewayOverPlatform({ payments: 5 });
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

const lines: string[] = [];
const traced = (ratio = 1, endpoint = collector.url): Promise<TestGateway> =>
  startGateway({
    platform,
    logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    config: { tracing: { endpoint, ratio, serviceName: 'gateway-of-the-test' } },
  });
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const fromBrowser = { 'x-request-id': 'traced-request', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

describe('a trace', () => {
  test('spans the browser, the gateway and both attempts of a retried call', async () => {
    const gateway = await traced();
    const rule = { service: 'payment', fault: { kind: 'status', status: 503 } } as const;
    platform.faults.set(rule);
    const answer = gateway.as('operador').query('{ payment(id: "no-such-payment-1") { id } }', {}, fromBrowser);
    while (platform.requests.list('payment').length === 0) await new Promise(setImmediate);
    platform.faults.clear();
    expect((await answer).data).toEqual({ payment: null });
    const sent = platform.requests.list('payment').map(({ headers }) => headers['traceparent']);
    await gateway.close();

    const [server, ...calls] = collector.spans().toSorted((one, other) => one.kind - other.kind);
    expect(server).toMatchObject({
      traceId: TRACE,
      parentSpanId: '00f067aa0ba902b7',
      name: 'GraphQL other',
      attributes: {
        'graphql.operation.name': '"other"',
        'http.response.status_code': '200',
        'http.request.header.x-request-id': expect.stringContaining('traced-request'),
      },
    });
    expect(calls).toMatchObject([
      {
        traceId: TRACE,
        parentSpanId: server?.spanId,
        name: 'GET /pagos/{id}',
        status: { code: 2 },
        attributes: { 'peer.service': '"payment"', 'error.type': '"unavailable"', 'http.response.status_code': '503' },
      },
      { parentSpanId: server?.spanId, attributes: { 'error.type': '"not_found"', 'http.response.status_code': '404' } },
    ]);
    expect(sent).toEqual(calls.map(({ spanId }) => `00-${TRACE}-${spanId}-01`));
    expect(collector.bodies[0]).toMatch(/^\/v1\/traces .*gateway-of-the-test/);
    expect(collector.bodies.join()).not.toContain('no-such-payment-1');
  });

  test('has its id in the log', async () => {
    const gateway = await traced();
    lines.length = 0;
    await gateway.as('sinpermisos').query('{ payers { size } }', {}, fromBrowser);
    await gateway.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'request', traceId: TRACE, requestId: 'traced-request' },
    ]);
  });

  test('is sampled by the configured ratio, whatever the browser decided, and its header says so', async () => {
    const gateway = await traced(0);
    await gateway.as('operador').query('{ payers(limit: 1) { size } }', {}, fromBrowser);
    await gateway.close();
    expect(collector.bodies).toEqual([]);
    expect(platform.requests.list('payer')[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${TRACE}-\\w{16}-00$`));
  });

  test('that cannot be sent does not affect a request, is logged at most once, and lets the gateway close', async () => {
    const gateway = await traced(1, 'http://127.0.0.1:9');
    lines.length = 0;
    const { status } = await gateway.as('operador').query('{ viewer { username } }');
    expect(status).toBe(200);
    await gateway.close();
    expect(lines.filter((line) => line.includes('traces cannot be sent')).length).toBeLessThanOrEqual(1);
  });
});

test('without a collector the trace of the browser is passed to the services unchanged', async () => {
  const gateway = await startGateway({ platform });
  await gateway.as('operador').query('{ payers(limit: 1) { size } }', {}, fromBrowser);
  await gateway.close();
  expect(platform.requests.list('payer')[0]?.headers['traceparent']).toBe(fromBrowser.traceparent);
});
