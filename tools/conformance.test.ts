// Guards: The conformance check finds nothing at the reference services, and names each deviation of one that has some.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { services } from '@backoffice/contracts';
import { aPayment, payments, startPlatform, type TestPlatform } from '@backoffice/platform/testing';
import { createConformance } from './conformance/conform.ts';
import { givenIn } from './conformance/given-file.ts';
import { reportJunit, reportText, type OperationReport } from './conformance/report.ts';
import { root, runNode } from './run/command.mjs';

let platform: TestPlatform;
let conform: Awaited<ReturnType<typeof createConformance>>;

beforeAll(async () => {
  platform = await startPlatform({ payments: 100 });
  conform = await createConformance();
});
afterAll(() => platform.close());

const findingsOf = (reports: readonly OperationReport[]): string[] =>
  reports.flatMap(({ operation, findings }) => findings.map(({ problem }) => `${operation}: ${problem}`));

/** A line of 98 characters, as the seeded configuration of fixed widths reads it. */
const fixedLine = {
  configurations: {
    type: 'payments',
    origin_id: 'banco-ancho-fijo',
    destination_id: 'payments',
    metadata: { collector_id: 'LUZN', match_concept: false, match_identification: false, match_payer: false },
  },
  line: ['Peña-1'.padEnd(15), 'CUOTA'.padEnd(10), '29770162'.padEnd(11), '000000150050', 'a@b.example'.padEnd(50)].join(
    '',
  ),
};

const names = Object.values(services).map(({ name }) => name);

test.each(names)('the reference service %s keeps its contract', async (service) => {
  const reports = await conform({
    service,
    url: platform.urls[service],
    token: await platform.tokenFor('administrador'),
    given: { example: platform.example, fixedLine },
    allowChanges: true,
  });
  expect(findingsOf(reports)).toEqual([]);
  const untried = reports.filter(({ passed }) => passed === 0);
  expect(untried.filter(({ skipped }) => skipped.join() !== 'takes a file')).toEqual([]);
});

/** A fault of a service: it changes the request on its way there, or the answer on its way back. */
interface Deviation {
  readonly request?: (sent: { readonly url: URL; readonly headers: Headers }) => void;
  readonly body?: (sent: string) => string;
  readonly answer?: (given: Answered) => Answered;
}

interface Answered {
  readonly status: number;
  readonly body: string;
}

const ignoredFilter: Deviation = {
  request: ({ url: { searchParams } }) => {
    if (searchParams.get('filters')?.includes('"payer.email","value":"')) searchParams.delete('filters');
  },
};
const textForAmount: Deviation = {
  answer: ({ status, body }) => ({ status, body: body.replaceAll(/"charge_delay":([\d.]+)/g, '"charge_delay":"$1"') }),
};
const orderInOneDirection: Deviation = {
  request: ({ url: { searchParams } }) => {
    const sorts = searchParams.get('sorts') ?? '';
    if (sorts.includes('final_amount')) searchParams.set('sorts', sorts.replace('ascending', 'descending'));
  },
};
const emptyForAbsent: Deviation = {
  answer: (given) => (given.status === 404 ? { status: 200, body: '{}' } : given),
};
const keyNotLookedAt: Deviation = {
  request: ({ headers }) => {
    headers.delete('idempotency-key');
  },
};

/** Counts letters as UTF-16 does, and accents apart. */
const unitsCounted: Deviation = {
  body: (sent) => sent.replaceAll(/[^\u0000-\uffff]|\p{M}/gu, (letter) => 'x'.repeat(letter.length)),
};
const lengthNotLookedAt: Deviation = {
  answer: ({ status, body }) => ({
    status,
    body: body.replace(/"error_rows":\[.*?\](?=,"error_count)/, '"error_rows":[]'),
  }),
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
};

/** Starts a service with deviations. */
const startWrongService = async (
  deviations: readonly Deviation[],
  service: 'payment' | 'payer' | 'converter' | 'bin',
): Promise<Server> => {
  const pass = async (request: IncomingMessage): Promise<Answered> => {
    const url = new URL(platform.urls[service] + (request.url ?? ''));
    const headers = new Headers();
    for (const name of ['idempotency-key', 'if-match', 'authorization', 'content-type']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    for (const deviation of deviations) deviation.request?.({ url, headers });
    const sent = await bodyOf(request);
    const body = deviations.reduce((changed, deviation) => deviation.body?.(changed) ?? changed, sent);
    if (body === '') headers.delete('content-type');
    const answer = await fetch(url, { method: request.method ?? 'GET', headers, ...(body === '' ? {} : { body }) });
    const given: Answered = { status: answer.status, body: await answer.text() };
    return deviations.reduce((changed, deviation) => deviation.answer?.(changed) ?? changed, given);
  };
  const server = createServer((request, response) => {
    void pass(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const addressOf = (server: Server): string => {
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
};

/** Reports on a service with deviations, which makes every change that it is asked for. */
const reportsOn = async (
  service: Parameters<typeof startWrongService>[1],
  deviations: readonly Deviation[],
  given: Parameters<typeof conform>[0]['given'] = { example: platform.example },
): Promise<readonly OperationReport[]> => {
  const server = await startWrongService(deviations, service);
  try {
    const token = await platform.tokenFor('administrador');
    return await conform({ service, url: addressOf(server), token, given, allowChanges: true });
  } finally {
    server.close();
    server.closeAllConnections();
  }
};

test('each of five planted deviations is named, with what people would see', async () => {
  const planted = [ignoredFilter, textForAmount, orderInOneDirection, emptyForAbsent, keyNotLookedAt];
  await platform.add(
    payments,
    aPayment({ id: 'p1', collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z', charge_delay: 12.5 }),
  );
  const reports = await reportsOn('payment', planted);
  const found = findingsOf(reports);
  expect(found).toEqual(
    expect.arrayContaining([
      'GET /pagos: payments(filter.payerEmail): rows do not meet payer.email EQUAL',
      'GET /pagos: 200 /rows/*/charge_delay must be number,null {"type":["number","null"]}',
      'GET /pagos: payments(sorts FINAL_AMOUNT ASCENDING): rows are not in order by final_amount ascending',
      'GET /pagos/{id}: an unknown id is answered with 200, not 404',
      'POST /pagos/{id}/cancelar: the same key is answered otherwise the second time',
    ]),
  );
  // nothing else is wrong with it: what is left are other places of the same five
  const kinds = new Set(reports.flatMap(({ findings }) => findings.map(({ effect }) => effect)));
  expect([...kinds].sort()).toEqual(['absent', 'ignored', 'order', 'reused', 'shape', 'twice']);
  expect(reportText('payment', reports)).toContain('makes the change twice');
  expect(reportJunit('payment', reports)).toContain('<testcase classname="payment" name="GET /pagos/{id}"><failure');
});

const sizeOfPage: Deviation = {
  answer: ({ status, body }) => {
    const page: { rows?: unknown[] } = JSON.parse(body || '{}');
    return { status, body: page.rows ? JSON.stringify({ ...page, size: page.rows.length }) : body };
  },
};
/** Reads answer a country that is not there, whatever a change answered. */
const oldRead = (): Deviation => {
  let changes = false;
  return {
    request: ({ url }) => {
      changes = url.pathname.includes('/secure');
    },
    answer: ({ status, body }) => ({ status, body: changes ? body : body.replaceAll('"ARG"', 'null') }),
  };
};

/** Keeps what a replacement leaves out: the first value of each part is sent in its place. */
const merged = (): Deviation => {
  let parts: object = {};
  return {
    body: (sent) => {
      if (!sent.includes('mediaPaymentId')) return sent;
      const given: object = JSON.parse(sent);
      if ('id' in given) return sent; // a new one
      parts = { ...given, ...parts };
      return JSON.stringify({ ...parts, ...given });
    },
  };
};

test.each([
  ['counts the page', sizeOfPage, 'GET /: `size` is not the number of rows that match in all'],
  ['keeps what a replacement leaves out', merged(), 'PUT /secure/{id}: what the body leaves out is kept: '],
  ['answers what it does not keep', oldRead(), 'PUT /secure/{id}: answered, and read afterwards as before: '],
])('a service that %s is named', async (_what, deviation, problem) => {
  const reports = await reportsOn('bin', [deviation]);
  expect(findingsOf(reports)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

test('a success with a status that the contract does not have is named', async () => {
  const deleted: Deviation = {
    answer: (given) => (given.status === 204 ? { status: 200, body: '{"deleted":true}' } : given),
  };
  const reports = await reportsOn('payer', [deleted]);
  expect(findingsOf(reports)).toEqual(['DELETE /referencias/{id}: status 200, which the contract does not have']);
});

test.each([
  [
    unitsCounted,
    [
      'a line of decomposed letters: rows in error 1, not 0',
      'a line with letters of two UTF-16 units: rows in error 1, not 0',
      'a shorter line of decomposed letters: rows in error 0, not 1',
      'a shorter line with letters of two UTF-16 units: rows in error 0, not 1',
    ],
  ],
  [
    lengthNotLookedAt,
    [
      'a line that is longer: rows in error 0, not 1',
      'a line that is shorter: rows in error 0, not 1',
      'a shorter line of decomposed letters: rows in error 0, not 1',
      'a shorter line with letters of two UTF-16 units: rows in error 0, not 1',
    ],
  ],
])('a converter that counts letters otherwise is named', async (deviation, problems) => {
  const reports = await reportsOn('converter', [deviation], { fixedLine });
  expect(findingsOf(reports)).toEqual(problems.map((problem) => `POST /convertir/api: ${problem}`));
});

test('nothing is changed without leave, and what was not tried is said', async () => {
  const changes = () => platform.requests.list().filter(({ method }) => method !== 'GET');
  const before = changes().length;
  const token = await platform.tokenFor('administrador');
  const reports = await conform({ service: 'withdrawal', url: platform.urls.withdrawal, token });
  expect(changes()).toHaveLength(before);
  expect(reportText('withdrawal', reports)).toContain('– not tried: it changes something; give --allow-changes');
});

test('the command says what it needs, ends with the verdict, and reads identifiers from a file', async () => {
  const command = (words: readonly string[], env = {}) =>
    runNode(['--import', 'tsx', `${root}tools/conformance.mjs`, ...words], { env });
  expect(await command(['nothing'])).toMatchObject({ code: 2, output: expect.stringContaining('Services: payment,') });
  const token = await platform.tokenFor('administrador');
  const where = ['converter', '--url', platform.urls.converter];
  // a command line is read by whoever lists the processes
  expect((await command([...where, '--token', token])).code).toBe(2);
  expect((await command(where)).code).toBe(2);
  const to = (url: string) => command(['converter', '--url', url], { TOKEN: token });
  const dead = 'http://127.0.0.1:9';
  expect(await to(dead)).toEqual({ code: 2, output: `Nobody answers at ${dead}.\n` });
  expect(await to('localhost:4400')).toMatchObject({ code: 2, output: expect.stringContaining('http://') });
  const { code, output } = await command(where, { TOKEN: token });
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/The service keeps its contract: \d+ of \d+ operations tried\.\n$/),
  ]);
  expect(() => givenIn('{', 'ids.json')).toThrow('ids.json is no JSON: ');
  expect(() => givenIn('{"changes":{"convert":{}}}')).toThrow('The request of convert has no "path"');
  expect(() => givenIn('{"fixedLine":{"line":"x"}}')).toThrow('"fixedLine" has "configurations" and a "line".');
  expect(givenIn(JSON.stringify({ fixedLine })).fixedLine).toEqual(fixedLine);
  expect(givenIn('{"ids":{"id":["a1"]}}').ids).toEqual({ id: ['a1'] });
});
