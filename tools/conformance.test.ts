// Guards: The conformance check finds nothing wrong in the reference services, and names the planted deviations.
import { services } from '@backoffice/contracts';
import { aPayment, payments, startPlatform, type TestPlatform } from '@backoffice/platform/testing';
import { createConformance } from './conformance/conform.ts';
import { parseExamples } from './conformance/examples-file.ts';
import { startFaultyService, type Deviation } from './conformance/testing/faulty-service.ts';
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

/** Line of 98 characters for the seeded configuration of fixed widths. */
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

test.each(names)('the reference service %s conforms to its contract', async (service) => {
  const reports = await conform({
    service,
    url: platform.urls[service],
    token: await platform.tokenFor('administrador'),
    examples: { example: platform.example, fixedLine },
    allowChanges: true,
    listsRefunds: true,
  });
  expect(findingsOf(reports)).toEqual([]);
  const untried = reports.filter(({ passed }) => passed === 0);
  expect(untried.filter(({ skipped }) => skipped.join() !== 'takes a file')).toEqual([]);
});

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

/** Deviation that counts UTF-16 units, and accents separately. */
const unitsCounted: Deviation = {
  body: (sent) => sent.replaceAll(/[^\u0000-\uffff]|\p{M}/gu, (letter) => 'x'.repeat(letter.length)),
};
const lengthNotLookedAt: Deviation = {
  answer: ({ status, body }) => ({
    status,
    body: body.replace(/"error_rows":\[.*?\](?=,"error_count)/, '"error_rows":[]'),
  }),
};

/** Returns the reports about a service with deviations. The check may also send changes. */
const reportsOn = async (
  service: 'payment' | 'converter',
  deviations: readonly Deviation[],
  examples: Parameters<typeof conform>[0]['examples'] = { example: platform.example },
): Promise<readonly OperationReport[]> => {
  const wrong = await startFaultyService(platform.urls[service], deviations);
  try {
    const token = await platform.tokenFor('administrador');
    return await conform({ service, url: wrong.url, token, examples, allowChanges: true });
  } finally {
    wrong.stop();
  }
};

test('each of five planted deviations is named, with its effect on people', async () => {
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
  // the other findings are further places of the same five deviations
  const kinds = new Set(reports.flatMap(({ findings }) => findings.map(({ effect }) => effect)));
  expect([...kinds].sort()).toEqual(['absent', 'ignored', 'order', 'reused', 'shape', 'twice']);
  expect(reportText('payment', reports)).toContain('makes the change twice');
  expect(reportJunit('payment', reports)).toContain('<testcase classname="payment" name="GET /pagos/{id}"><failure');
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
])('a converter that counts other units than code points, or does not count, is named', async (deviation, problems) => {
  const reports = await reportsOn('converter', [deviation], { fixedLine });
  expect(findingsOf(reports)).toEqual(problems.map((problem) => `POST /convertir/api: ${problem}`));
});

test('a record that changes between its list and its own response is no fault', async () => {
  let isRead = false;
  const changesWhenRead: Deviation = {
    answer: (given, { path }) => {
      if (/^\/pagos\/(?!ffff)\w+$/.test(path)) isRead = true;
      const isOldList = path === '/pagos' && !isRead;
      return isOldList
        ? { ...given, body: given.body.replaceAll(/"final_amount":[\d.]+/g, '"final_amount":1') }
        : given;
    },
  };
  await platform.add(payments, aPayment({ id: 'p2', collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z' }));
  const ownFindings = findingsOf(await reportsOn('payment', [changesWhenRead])).filter((finding) =>
    finding.startsWith('GET /pagos/{id}: '),
  );
  expect(isRead).toBe(true);
  expect(ownFindings).toEqual([]);
});

test('without `allowChanges` nothing is changed, and the report says what was not tried', async () => {
  const changes = () => platform.requests.list().filter(({ method }) => method !== 'GET');
  const before = changes().length;
  const token = await platform.tokenFor('administrador');
  const reports = await conform({ service: 'withdrawal', url: platform.urls.withdrawal, token });
  expect(changes()).toHaveLength(before);
  expect(reportText('withdrawal', reports)).toContain('– not tried: it changes something; give --allow-changes');
});

test('the command reports missing arguments and ends with the verdict; wrong files of identifiers are refused', async () => {
  const command = (words: readonly string[], env = {}) =>
    runNode(['--import', 'tsx', `${root}tools/conformance.mjs`, ...words], { env });
  expect(await command(['nothing'])).toMatchObject({ code: 2, output: expect.stringContaining('Services: payment,') });
  const token = await platform.tokenFor('administrador');
  const where = ['converter', '--url', platform.urls.converter];
  // other users can read a command line in the list of processes
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
  expect(() => parseExamples('{', 'ids.json')).toThrow('ids.json is no JSON: ');
  expect(() => parseExamples('{"changes":{"convert":{}}}')).toThrow('The request of convert has no "path"');
  expect(() => parseExamples('{"fixedLine":{"line":"x"}}')).toThrow('"fixedLine" has "configurations" and a "line".');
  expect(parseExamples(JSON.stringify({ fixedLine })).fixedLine).toEqual(fixedLine);
  expect(parseExamples('{"ids":{"id":["a1"]}}').ids).toEqual({ id: ['a1'] });
});
