// Guards: Every snippet of docs/clients.md runs unchanged against a gateway.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kind, parse, print, separateOperations } from 'graphql';
import { startGateway, type TestGateway } from '@backoffice/gateway/testing';
import { aPayment, payments, startPlatform, type TestPlatform } from '@backoffice/platform/testing';
import { importColumns } from '../packages/import-file/src/import-columns.ts';
import { installed, root, runNode } from './run/command.mjs';

const run = promisify(execFile);
const page = await readFile(`${root}docs/clients.md`, 'utf8');
const snippet = (name: string): string => new RegExp(`\`\`\`${name}\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';

let folder: string;
let platform: TestPlatform;
let gateway: TestGateway;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'backoffice-clients-'))}/`;
  await mkdir(`${folder}src`);
  await symlink(`${root}node_modules`, `${folder}node_modules`);
  platform = await startPlatform({ payments: 60 });
  gateway = await startGateway({ platform });
  // code generation hides its errors when it detects a test
  const { NODE_ENV: _test, JEST_WORKER_ID: _worker, ...outside } = process.env;
  env = { ...outside, GATEWAY: gateway.url, TOKEN: await platform.tokenFor('administrador') };
  await write('package.json', '{ "type": "module" }');
  await write('write-embedded.ts', snippet('ts embedded'));
  for (const name of ['apollo', 'growing', 'urql', 'copy', 'files']) await write(`${name}.ts`, snippet(`ts ${name}`));
  expect(await runIn('write-embedded.ts')).toBe('');
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(folder + name, text);

/** Runs a file of the folder and returns its output. */
const runIn = async (file: string, flags: readonly string[] = []): Promise<string> => {
  const words = [...flags, '--import', 'tsx', folder + file];
  const { stdout } = await run(process.execPath, words, { cwd: folder, env });
  return stdout.trim();
};

test('curl', async () => {
  await platform.add(
    payments,
    aPayment({
      id: 'p1',
      collector_id: 'LUZN',
      request_date: '2026-11-20T12:00:00.000Z',
      payer: { id: null, name: 'Ana', email: 'ana@correo.example', external_reference: null, identification: null },
    }),
  );
  const { stdout } = await run('sh', ['-c', snippet('sh')], { env });
  expect(JSON.parse(stdout)).toEqual({ data: { payments: { size: 1 } } });
});

const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
);

(hasPython ? test : test.skip)('Python', async () => {
  await write('export.py', snippet('python'));
  // the first response is lost, and the retry with the same key creates no second export
  const fault = { kind: 'lose' } as const;
  platform.faults.set({ service: 'export', operation: 'POST /exportaciones', fault, times: 1 });
  await run('python3', ['export.py'], { cwd: folder, env });
  const made = platform.requests.list().filter(({ method, path }) => method === 'POST' && path === '/exportaciones');
  expect(made).toHaveLength(2);
  expect(new Set(made.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await readFile(`${folder}payments.csv`, 'utf8')).toMatch(/^\uFEFFID;IMPORTE\r?\n/);
});

test('the columns of an import are those of its reader', () => {
  const rows = importColumns.map(
    ({ name, heading, required }) => `| \`${name}\` | ${heading} | ${required ? 'yes' : 'no'} |\n`,
  );
  expect(page).toContain(rows.join(''));
});

describe('queries of analysts', () => {
  const document = parse(snippet('graphql'));
  const operations = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? '') : [],
  );
  const month = { from: '2026-10-01', to: '2026-10-31' };
  const asked = async (operation: string, variables: object): Promise<unknown> => {
    const { data, errors } = await gateway
      .as('administrador')
      .query(print(separateOperations(document)[operation] ?? document), variables);
    expect([operation, errors]).toEqual([operation, undefined]);
    return data;
  };
  const given: Readonly<Record<string, () => Promise<object>>> = {
    YearOfPayer: async () => {
      const people: { rows: { id: string }[] } = await (
        await fetch(`${platform.urls.payer}/`, { headers: await headers() })
      ).json();
      return { payer: people.rows[0]?.id };
    },
  };
  const headers = async () => ({ authorization: `Bearer ${await platform.tokenFor('administrador')}` });

  test('are ten on the page', () => {
    expect(operations).toHaveLength(11); // one example has two operations
  });

  test.each(operations.filter((name) => name !== 'SumPaidOn'))('%s returns data', async (name) => {
    const own = await given[name]?.();
    const day = month;
    const all = {
      month,
      day,
      year: { from: '2026-01-01', to: '2026-12-31' },
      page: 1,
      limit: 20,
      since: '2026-01-01T00:00:00.000Z',
      collector: 'LUZN',
      ...own,
    };
    const data = await asked(name, all);
    expect(JSON.stringify(data)).toMatch(/"(size|rows)":(?!null)/);
    expect(Object.values(Object(data))).not.toContain(null);
  });

  test('the sum equals that of the rows', async () => {
    const base = {
      collector_id: 'LUZN',
      request_date: '2026-09-01T12:00:00.000Z',
      paid_date: '2025-03-05T12:00:00.000Z',
    };
    for (const [id, amount] of [
      ['sum-1', 10.1],
      ['sum-2', 20.2],
    ] as const)
      await platform.add(payments, aPayment({ ...base, id, final_amount: amount }));
    const day = { from: '2025-03-05', to: '2025-03-05' };
    expect(await asked('PaidOn', { day })).toEqual({ payments: { size: 2 } });
    expect(await asked('SumPaidOn', { day, size: 2 })).toEqual({
      paymentSelection: { totals: [{ currencyId: 'ARS', amount: '30.30' }] },
    });
  });

  test('a copy has every row once, even when many change at the same time', async () => {
    const moment = '2026-11-19T12:00:00.000Z';
    for (let at = 0; at < 12; at += 1)
      await platform.add(
        payments,
        aPayment({ id: `same-${at}`, collector_id: 'LUZN', request_date: moment, last_update_date: moment }),
      );
    await write(
      'use-copy.ts',
      `import { changedSince } from './copy.ts';
      const query = ${JSON.stringify(print(separateOperations(document)['ChangedSince'] ?? document))};
      const send = async (text, variables) => {
        const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + process.env['TOKEN'] };
        const answer = await fetch(process.env['GATEWAY'] + '/graphql', { method: 'POST', headers, body: JSON.stringify({ query: text, variables }) });
        return (await answer.json()).data;
      };
      const ask = async (variables) => (await send(query, variables)).payments.rows;
      const { payments } = await send('{ payments(limit: 1) { size } }', {});
      const ids = [];
      for await (const row of changedSince(ask, '2000-01-01T00:00:00.000Z', 5)) ids.push(row.id);
      console.log(JSON.stringify([payments.size, ids.length, new Set(ids).size]));`,
    );
    const [size, rows, different] = JSON.parse(await runIn('use-copy.ts'));
    expect([size > 60, rows, different]).toEqual([true, size, size]);
  });
});

test('a file without its columns is refused, another is uploaded, and its errors are downloaded', async () => {
  await write('pagos.csv', 'Id externo;Importe\r\nA;1\r\n');
  await expect(runIn('files.ts')).rejects.toThrow(/columns_missing.*columns.{1,9}Código de concepto/);
  const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';
  await write(
    'pagos.csv',
    `${heading}\r\nfile-1;CUOTA;150,50;ana@correo.example\r\nfile-2;CUOTA;nada;ana@correo.example\r\n`,
  );
  expect(await runIn('files.ts')).toBe('');
  const errors = await readFile(`${folder}errores.csv`, 'utf8');
  expect([errors.includes('file-2'), errors.includes('file-1')]).toEqual([true, false]);
});

test('the code generation types an amount as text', async () => {
  await write('codegen.ts', snippet('ts codegen'));
  const asked = 'graphql(`query Asked { payments { rows { finalAmount requestDate } } }`)';
  await write('src/asked.ts', `import { graphql } from './gql';\nexport const asked = ${asked};\n`);
  const words = [installed('@graphql-codegen/cli/cjs/bin.js'), '--config', `${folder}codegen.ts`];
  await run(process.execPath, words, { cwd: folder, env });
  const types = await readFile(`${folder}src/gql/graphql.ts`, 'utf8');
  expect(types).toMatch(/finalAmount: string/);
});

const options = [
  '--noEmit',
  '--strict',
  '--module',
  'nodenext',
  '--target',
  'esnext',
  '--types',
  'node',
  '--ignoreConfig',
  '--skipLibCheck',
  '--resolveJsonModule',
];

test('the snippets compile in strict mode', async () => {
  const files = ['write-embedded.ts', 'apollo.ts', 'growing.ts', 'urql.ts', 'copy.ts', 'files.ts'].map(
    (file) => folder + file,
  );
  expect(await runNode([installed('typescript7/bin/tsc'), ...options, ...files])).toMatchObject({
    code: 0,
    output: '',
  });
});

/** Pages in and out of order and repeated, including one that the API refuses. */
const pages = [1, 2, 3, 1, 3, 2, 3, 1, 2];

/**
 * Script of a client that requests these pages of five rows and prints the first id of each. `ask` is the expression
 * for the rows.
 */
const askPages = (before: string, ask: string): string => `${before}
  const warnings: unknown[] = [];
  console.warn = console.error = (...words) => { warnings.push(words); };
  ${ask}
  const firsts: string[] = [];
  for (const page of ${JSON.stringify(pages)}) firsts.push((await rowsOf(page))[0].id);
  const refused = await rowsOf(-1).then(() => 'answered', ({ message }) => message);
  console.log(JSON.stringify({ firsts, refused, warnings }));`;

const expectEachPage = async (file: string) => {
  const { firsts, refused, warnings } = JSON.parse(await runIn(file, ['-C', 'development']));
  const [first, second, third] = firsts;
  expect(new Set([first, second, third]).size).toBe(3);
  expect(firsts).toEqual(pages.map((page) => [first, second, third][page - 1]));
  expect(refused).toContain('página');
  expect(warnings).toEqual([]);
};

const apollo = `import { gql } from '@apollo/client';
  import { createClient } from './apollo.ts';
  import { growing } from './growing.ts';
  const query = gql\`query ($page: Int!) { payments(limit: 5, page: $page) { size rows { id payer { name } } } }\`;
  const rowsOf = async (page) => (await client.query({ query, variables: { page } })).data.payments.rows;
  const open = (lists) => createClient(process.env['GATEWAY']!, async () => process.env['TOKEN']!, lists);`;

test.each([
  ['apart', 'open()'],
  ['as one list', 'open({ Query: { fields: { payments: growing } } })'],
])('Apollo Client returns each page with its own rows when pages are %s', async (_kind, client) => {
  await write('pages-apollo.ts', askPages(apollo, `const client = ${client};`));
  await expectEachPage('pages-apollo.ts');
});

test('graphcache returns each page with its own rows', async () => {
  const before = `import { createClient } from './urql.ts';
    const client = createClient(process.env['GATEWAY']!, process.env['TOKEN']!);
    const query = 'query ($page: Int!) { payments(limit: 5, page: $page) { size rows { id payer { name } } } }';`;
  const ask = `const rowsOf = async (page) => {
    const { data, error } = await client.query(query, { page }).toPromise();
    if (error) throw error;
    return data.payments.rows;
  };`;
  await write('pages-urql.ts', askPages(before, ask));
  await expectEachPage('pages-urql.ts');
});

test('Apollo Client merges parts and continues a list without a warning', async () => {
  await write(
    'use-apollo.ts',
    `import { gql } from '@apollo/client';
    import { createClient } from './apollo.ts';
    import { growing } from './growing.ts';
    const warnings: unknown[] = [];
    console.warn = console.error = (...words) => { warnings.push(words); };
    const lists = { Query: { fields: { payments: growing } } };
    const client = createClient(process.env['GATEWAY']!, async () => process.env['TOKEN']!, lists);
    const first = gql\`query { payments(limit: 5) { size rows { id payer { name } source { name } } } }\`;
    const second = gql\`query ($page: Int!) { payments(limit: 5, page: $page) { size rows { id payer { email } source { type } } } }\`;
    await client.query({ query: first });
    await client.query({ query: second, variables: { page: 1 } });
    const known = client.cache.readQuery<{ payments: { rows: { payer: { name: string } }[] } }>({ query: first });
    const list = client.watchQuery<{ payments: { rows: { id: string }[] } }>({ query: second, variables: { page: 1 } });
    const shown = list.subscribe(() => undefined);
    await list.fetchMore({ variables: { page: 2 } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const rows = list.getCurrentResult().data?.payments?.rows?.map((row) => row?.id) ?? [];
    shown.unsubscribe();
    console.log(JSON.stringify({ kept: known?.payments.rows.length, rows: rows.length, different: new Set(rows).size, warnings }));`,
  );
  expect(JSON.parse(await runIn('use-apollo.ts', ['-C', 'development']))).toEqual({
    kept: 5,
    rows: 10,
    different: 10,
    warnings: [],
  });
});

test('graphcache stores a list with its nested types, without a warning', async () => {
  await write(
    'use-urql.ts',
    `import { createClient } from './urql.ts';
    const warnings: unknown[] = [];
    console.warn = console.error = (...words) => { warnings.push(words); };
    const client = createClient(process.env['GATEWAY']!, process.env['TOKEN']!);
    const query = '{ payments(limit: 5) { size rows { id payer { name } source { name } availableActions { name } details { amount } } } }';
    const { data, error } = await client.query(query, {}).toPromise();
    const again = await client.query(query, {}, { requestPolicy: 'cache-only' }).toPromise();
    console.log(JSON.stringify({ rows: data.payments.rows.length, cached: again.data?.payments.rows.length, error, warnings }));`,
  );
  expect(JSON.parse(await runIn('use-urql.ts'))).toEqual({ rows: 5, cached: 5, warnings: [] });
});
