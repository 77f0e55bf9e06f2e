// Guards: Logs, audit trail, metrics and traces contain no personal data and share one request id.
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { typeDefs } from '@backoffice/schema/type-defs';
import { aPayment, payments } from '@backoffice/platform/testing';
import { buildSchema, getOperationAST, isInputType, parse, typeFromAST, type TypeNode } from 'graphql';
import { pino } from 'pino';
import operations from '../graphql/operations.generated.json' with { type: 'json' };
import { createTestTrail } from '../testing/audit-trail.ts';
import { startGateway, type TestGateway } from '../testing/index.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { createSomeValue } from '../testing/some-value.ts';
import { startServer } from '../testing/start-server.ts';

/** Personal data that no log, audit trail, metric or trace may contain. */
const telling = {
  email: 'ana.reveladora@example.com',
  name: 'Reveladora Apellidez',
  document: '27123456784',
  card: '4509953566233704',
  account: '0070999030004123456789',
  secret: 'eyJhbGciOiJub25lIn0eyJzdWIiOiJ0ZWxsaW5nIn0telling',
};
const secrets = [...Object.values(telling), 'Reveladora', 'reveladora', 'Apellidez', '45099535', '66233704'];

const collected: string[] = [];
const collector = await startServer((request, response) => {
  request.on('data', (piece: Buffer) => collected.push(piece.toString()));
  request.on('end', () => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
/** Stub of the payer service, whose answer each test sets. */
const payers = await startServer((_request, response) => void response.writeHead(404).end());
afterAll(async () => {
  await collector.close();
  await payers.close();
});

const { platform } = await startGatewayOverPlatform({ payments: 0 });

const words = Object.values(telling).join(' ');
const schema = buildSchema(typeDefs);
const numbers = [telling.card, telling.account, telling.email, telling.secret].join(' ');
const texts: Readonly<Record<string, string>> = {
  reason: numbers,
  number: telling.card,
  identificationNumber: telling.document,
  email: telling.email,
  to: telling.email,
  id: telling.card,
  collectorId: telling.email,
};
const someValue = createSomeValue((name) => texts[name] ?? words);

/** Creates variables of an operation, each with a recognizable value. */
const variablesOf = (text: string): object =>
  Object.fromEntries(
    (getOperationAST(parse(text))?.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      valueOf(type, variable.name.value),
    ]),
  );
const valueOf = (node: TypeNode, name: string): unknown => {
  const type = typeFromAST(schema, node);
  return isInputType(type) ? someValue(type, name) : null;
};

const payer = {
  name: telling.name,
  email: telling.email,
  identification: { type: 'CUIT_ARG', number: telling.document, country: 'ARG' },
};
const json = { 'content-type': 'application/json' };
/** Bad answers of a service, each with personal data. */
const badAnswers: readonly RequestListener[] = [
  (_request, response) => void response.writeHead(200, json).end(`{"rows":[{"name":"${telling.name}"`),
  (_request, response) => void response.writeHead(200, json).end(`${telling.name} ${telling.email}`),
  (_request, response) =>
    void response.writeHead(200, json).end(JSON.stringify({ size: 1, rows: [{ ...payer, id: '1', name: payer }] })),
  (_request, response) => void response.writeHead(200, json).end(JSON.stringify({ size: 1, rows: [words] })),
  (_request, response) => void response.writeHead(500, json).end(JSON.stringify({ message: words, ...payer })),
  (_request, response) => void response.writeHead(422, json).end(JSON.stringify({ message: words, fields: payer })),
  (request) => void request.socket.destroy(),
];

/** Collects the whole output of a gateway during an action. */
const allThatIsTold = async (level: string, act: (gateway: TestGateway) => Promise<void>) => {
  const logged: string[] = [];
  const trail = createTestTrail();
  collected.length = 0;
  const gateway = await startGateway({
    platform,
    logger: pino({ level }, { write: (line: string) => void logged.push(line) }),
    takeAudit: trail.take,
    callLimits: { breakerThreshold: 10_000 },
    config: {
      serviceUrls: { ...platform.urls, payer: payers.url },
      tracing: { endpoint: collector.url, ratio: 1, serviceName: 'gateway' },
    },
  });
  await act(gateway);
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  await gateway.close(); // sends the remaining traces
  return { log: logged.join(''), trail: trail.text(), metrics, traces: collected.join('') };
};

const doEverything = async (gateway: TestGateway): Promise<void> => {
  const person = gateway.as('administrador');
  for (const text of Object.values(operations)) {
    await person.query(text, variablesOf(text));
    await person.query(text, { ...variablesOf(text), filter: words, id: [telling.card] });
  }
  const { id } = await putPayment();
  await person.query(
    `{ payment(id: "${id}") { payer { name email } payerProfile { name } holder { holderName } collectorNotifications { originalRequest } } }`,
  );
  await person.query(`{ payments(filter: { search: "${words}", payerEmail: ${telling.document} }) { size } }`);
  await gateway.withToken(telling.secret).query('{ viewer { username } }');
  for (const answer of badAnswers) {
    payers.answerWith(answer);
    await person.query('{ payers { rows { id name email identification { number } } } }');
  }
};

const putPayment = () =>
  platform.add(
    payments,
    aPayment({
      id: randomUUID(),
      collector_id: 'LUZN',
      request_date: '2026-11-01T15:00:00.000Z',
      payer: { id: null, external_reference: null, ...payer },
    }),
  );

test.each(['info', 'trace'])('the output of a request contains no personal data at level %s', async (level) => {
  const reported = await allThatIsTold(level, doEverything);
  for (const wanted of ['"msg":"request"', '"msg":"service failed"', '"msg":"unexpected error"'])
    expect(reported.log).toContain(wanted);
  expect(reported.trail).toContain('"action":"cancelPayment"');
  expect(reported.metrics).toContain('gateway_requests_total');
  expect(reported.traces).toContain('GET /pagos/{id}');
  for (const [where, text] of Object.entries(reported))
    expect([where, secrets.filter((secret) => text.includes(secret))]).toEqual([where, []]);
});

test('client, log, audit trail and services have the same request id', async () => {
  let answered: unknown;
  platform.faults.set({ service: 'payment', path: '/cancelar$', fault: { kind: 'status', status: 500 } });
  const { id } = await putPayment();
  const reported = await allThatIsTold('info', async (gateway) => {
    const change = `{ idempotencyKey: "${randomUUID()}", version: 1 }`;
    const { errors } = await gateway
      .as('operador')
      .query(`mutation { cancelPayment(id: "${id}", reason: "Prueba", change: ${change}) { error { code } } }`);
    answered = errors?.[0]?.extensions.requestId;
  });
  expect(answered).toMatch(/^[\w-]{36}$/);
  const lines = reported.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ requestId, msg }) => [requestId, msg])).toEqual([
    [answered, 'service failed'],
    [answered, 'request'],
  ]);
  const events = reported.trail
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(events).toMatchObject([
    { requestId: answered, kind: 'intent' },
    { requestId: answered, kind: 'change', result: 'unknown' },
  ]);
  const sent = platform.requests.list('payment').map(({ headers }) => headers['x-request-id']);
  expect(new Set(sent)).toEqual(new Set([answered]));
  expect(reported.traces).toContain(String(answered));
});
