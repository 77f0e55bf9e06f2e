// Guards: The packed test kit works in a separate folder: in node:test as in docs/testing.md, in Jest, and by types.
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { installed, root, run, runNode } from './run/command.mjs';

const folder = `${root}.tmp/test-kit-consumer/`;
const page = await readFile(`${root}docs/testing.md`, 'utf8');
const snippet = /```ts\n(.*?)```/s.exec(page)?.[1] ?? '';

/** Creates the folder of a consumer that installed the tarball. Packages from npm are found above it. */
beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  const packed = await runNode([`${root}tools/pack-test-kit.mjs`, folder]);
  expect(packed).toMatchObject({ code: 0 });
  const kit = `${folder}node_modules/@backoffice/test-kit`;
  await mkdir(kit, { recursive: true });
  const unpacked = await run('tar', ['-xzf', packed.output.trim(), '-C', kit, '--strip-components=1']);
  expect(unpacked).toMatchObject({ code: 0 });
  // gateway and platform have their own versions of some packages
  await mkdir(`${kit}/node_modules`);
  for (const packages of [`${root}apps/gateway/node_modules`, `${root}apps/platform/node_modules`])
    for (const name of await readdir(packages)) await symlink(`${packages}/${name}`, `${kit}/node_modules/${name}`);
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(folder + name, text);

test('the TypeScript example of docs/testing.md runs and type-checks, and wrong names do not compile', async () => {
  await write('package.json', '{ "type": "module" }');
  await write('payments.test.ts', snippet);
  await write(
    'wrong.ts',
    `import { start } from '@backoffice/test-kit';
    const kit = await start();
    void kit.service('payment').on('GET /nothing', {});
    void kit.control.requests.list('pagos');
    void kit.control.faults.set({ service: 'pagos2', fault: { kind: 'drop' } });
    const { data } = await kit.as('operador').query<{ readonly length: number }>('{ payments { size } }');
    console.log(data.length);`,
  );
  // a package with CommonJS code needs types of its own format
  await write('common.cts', "import { start } from '@backoffice/test-kit';\nvoid start({ empty: true }).then((kit) => kit.stop());\n"); // oxfmt-ignore
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--types', 'node', '--ignoreConfig'];
  const tsc = (file: string, module = 'nodenext') =>
    runNode([installed('typescript7/bin/tsc'), ...options, '--module', module, folder + file]);
  expect(await tsc('payments.test.ts')).toMatchObject({ code: 0 });
  expect(await tsc('common.cts', 'node16')).toMatchObject({ code: 0, output: '' });
  const { output: wrong } = await tsc('wrong.ts');
  for (const told of ['GET /nothing', '"pagos"', '"pagos2"', "'data' is possibly"]) expect(wrong).toContain(told);
  const { code, output } = await runNode([
    '--import',
    'tsx',
    '--test',
    '--test-reporter=tap',
    `${folder}payments.test.ts`,
  ]);
  expect([code, output]).toEqual([0, expect.stringContaining('# pass 5')]);
}, 300_000);

test('a test in Jest, which loads the kit by `require`, runs with stubs only', async () => {
  await write('package.json', '{}');
  await write('jest.config.json', '{ "testTimeout": 200000, "testMatch": ["**/*.jest.js"] }');
  await write(
    'stubs.jest.js',
    `const { start } = require('@backoffice/test-kit');
    let kit;
    beforeAll(async () => { kit = await start({ services: 'stubs' }); });
    afterAll(() => kit.stop());
    test('only what is programmed is answered', async () => {
      const { query } = kit.as('operador');
      const names = '{ configurationVariables { id } }';
      await kit.verifyNoUnmatched();
      expect((await query(names)).errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
      await expect(kit.verifyNoUnmatched()).rejects.toThrow('/variables');
      await kit.service('collector').on('GET /variables', { rows: [] });
      expect((await query(names)).data).toEqual({ configurationVariables: [] });
      await kit.service('collector').fail('GET /variables', { kind: 'drop' });
      expect((await query(names)).errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
    });`,
  );
  const { code, output } = await runNode([installed('jest/bin/jest.js'), '--config', `${folder}jest.config.json`]);
  expect([code, output]).toEqual([0, expect.stringContaining('1 passed')]);
}, 300_000);

test('a call of the test kit that can have no effect is refused, and the error lists the valid values', async () => {
  await write('package.json', '{ "type": "module" }');
  await write(
    'misuse.mjs',
    `import { start } from '@backoffice/test-kit';
    const told = {};
    const refused = async (name, use) => {
      told[name] = await Promise.resolve().then(use).then(() => 'accepted', ({ message }) => message);
    };
    await refused('start', () => start({ service: 'stubs' }));
    await refused('services', () => start({ services: 'stub' }));
    await refused('stubs', () => start({ services: 'stubs', payments: 5 }));
    const kit = await start();
    const payment = kit.service('payment');
    const read = 'GET /pagos/{id}';
    const cancel = 'POST /pagos/{id}/cancelar';
    await refused('calls', () => payment.calls('POST /pagos/{id}/anular'));
    await refused('service', () => kit.service('pagos').calls());
    await refused('requests', () => kit.control.requests.list('pagos'));
    await refused('times', () => payment.fail(read, { kind: 'hang' }, { times: 0 }));
    await refused('option', () => payment.fail(read, { kind: 'hang' }, { time: 1 }));
    await refused('where', () => payment.fail(read, { kind: 'hang' }, { where: { path: { ident: 'p1' } } }));
    await refused('delay', () => payment.on(read, () => ({}), { delayMs: 5 }));
    await refused('refuse', () => payment.refuse(cancel, 200));
    await refused('fail', () => payment.fail(cancel, { kind: 'status', status: 200, body: {} }));
    await refused('code', () => payment.refuse(cancel, 409, { code: 'conflict', extended_code: 'nope' }));
    for (const seconds of [NaN, -5, '10']) await refused('advance ' + seconds, () => kit.advance(seconds));
    for (const who of [undefined, {}, 5]) await refused('as ' + JSON.stringify(who), () => kit.as(who).query('{ __typename }'));
    await kit.reset();
    const unknown = { code: 'conflict', extended_code: 'from_tomorrow' };
    await refused('unknownCodes', () => payment.refuse(cancel, 409, unknown, { unknownCodes: true }));
    await refused('refuse without codes', () => payment.refuse(cancel, 409));
    await kit.reset();
    await payment.on(read, () => { throw new Error('No such luck.'); });
    const ask = () => kit.as('operador').query('{ payment(id: "p1") { status } }');
    await refused('function', ask);
    await kit.reset();
    await refused('after', ask);
    await kit.advance(86_400);
    const ahead = kit.as('operador');
    const authorization = 'Bearer ' + (await ahead.token());
    await kit.control.reset({});
    const headers = { authorization, 'content-type': 'application/json' };
    told.old = (await fetch(kit.url + '/graphql', { method: 'POST', headers, body: '{"query":"{__typename}"}' })).status;
    told.clock = await kit.control.clock.ahead();
    told.same = (await ahead.query('{ __typename }')).status;
    const { data, errors } = await kit.as('operador').query('{ __schema { queryType { name } } }');
    told.introspection = errors ?? data.__schema.queryType.name;
    await kit.stop();
    console.log(JSON.stringify(told));`,
  );
  const { output } = await runNode([`${folder}misuse.mjs`]);
  const told = /There are: |There is no |takes |given by|must be /;
  const { unknownCodes, after, clock, old, same, introspection, ...refused } = JSON.parse(
    /^\{.*\}$/m.exec(output)?.[0] ?? '{}',
  );
  expect([unknownCodes, refused['refuse without codes'], after]).toEqual(['accepted', 'accepted', 'accepted']);
  expect([clock, old, same, introspection]).toEqual([0, 200, 200, 'Query']);
  expect(refused).toMatchObject({
    calls: expect.stringContaining('There are: GET /pagos'),
    service: expect.stringContaining('There are: payment, payer'),
    option: '`fail` takes no time. There are: times, where.',
    delay: 'A function of `on` takes no delayMs. There are: times, where.',
    code: expect.stringContaining('There are: invalid_list_query'),
    function: 'The function for payment GET /pagos/{id} threw: Error: No such luck.',
  });
  expect(output).toMatch(/^The function for payment GET \/pagos\/\{id\} threw: Error: No such luck\.$/m);
  const { function: _function, 'refuse without codes': _refused, stubs, ...others } = refused;
  expect(stubs).toContain('With stubs');
  expect(Object.keys(others).filter((name) => !told.test(others[name]))).toEqual([]);
}, 300_000);

test('the program refuses a wrong command line in one sentence', async () => {
  const program = `${folder}node_modules/@backoffice/test-kit/dist/serve.mjs`;
  for (const [words, told] of [
    [['--stub'], "back-office-for-tests: Unknown option '--stub'. --help lists the options.\n"],
    [
      ['--one-port', 'x'],
      'back-office-for-tests: --one-port takes a number from 0 to 65535, not "x". --help lists the options.\n',
    ],
    [
      ['--host', '0.0.0.0'],
      'back-office-for-tests: --host and --public-url are for --one-port. --help lists the options.\n',
    ],
    [
      ['--stubs', '--empty'],
      'back-office-for-tests: --stubs has no data: --empty and --payments do nothing. --help lists the options.\n',
    ],
  ] as const)
    expect(await runNode([program, ...words])).toMatchObject({ code: 2, output: told });
});

test('the program for tokens exists and reports a missing server', async () => {
  await write('package.json', '{ "type": "module" }');
  await write(
    'token.mjs',
    `import { spawnSync } from 'node:child_process';
    import { readFileSync } from 'node:fs';
    const kit = new URL('node_modules/@backoffice/test-kit/', import.meta.url);
    const { bin } = JSON.parse(readFileSync(new URL('package.json', kit), 'utf8'));
    const program = new URL(bin['back-office-token'], kit);
    const env = { ...process.env, KEYCLOAK_URL: 'http://127.0.0.1:9' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program.pathname, 'operador'], { env });
    console.log(JSON.stringify([status, String(stdout), String(stderr).trim()]));`,
  );
  const { output } = await runNode([`${folder}token.mjs`]);
  expect(JSON.parse(output)).toEqual([1, '', expect.stringMatching(/^Nothing answers at http:\/\/127\.0\.0\.1:9/)]);
}, 300_000);

test('the program for tests in other languages serves stubs, and ends with its parent process', async () => {
  await write('package.json', '{ "type": "module" }');
  await write(
    'serve.mjs',
    `import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    const program = new URL('node_modules/@backoffice/test-kit/dist/serve.mjs', import.meta.url).pathname;
    const served = spawn(process.execPath, [program, '--stubs'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = await once(served.stdout, 'data');
    const { gateway, control } = JSON.parse(line);
    const send = async (method, url, body, token) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) };
      const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return answer.status === 204 ? 204 : answer.json();
    };
    const { access_token: token } = await send('POST', control + '/tokens', { username: 'operador' });
    const ask = async () => (await send('POST', gateway + '/graphql', { query: '{ configurationVariables { id } }' }, token));
    const rule = { service: 'collector', operation: 'GET /variables', fault: { kind: 'status', status: 503 } };
    await send('PUT', control + '/faults', rule);
    for (let times = 0; times < 20; times += 1) await ask();
    await send('POST', control + '/reset', { stubs: true });
    const refused = (await ask()).errors[0].extensions.extendedCode;
    await send('PUT', control + '/faults', { ...rule, fault: { kind: 'status', status: 200, body: { rows: [] } } });
    const { data } = await ask();
    const wrong = await send('PUT', control + '/faults', { ...rule, operation: 'GET /nothing' });
    const role = await send('POST', control + '/tokens', { roles: ['operadora'] });
    const clock = [await send('PUT', control + '/clock', { advance: 86400 }), await send('GET', control + '/clock')];
    clock.push((await send('PUT', control + '/clock', { days: 1 })).code, (await send('PUT', control + '/clock', { advance: -1 })).code);
    await send('POST', control + '/reset', {});
    clock.push(await send('GET', control + '/clock'));
    const { paths } = await send('GET', control + '/openapi.json');
    clock.push(Object.keys(paths['/control/clock']));
    served.stdin.end();
    await once(served, 'exit');
    const isGone = await fetch(gateway).then(() => false, () => true);
    console.log(JSON.stringify({ refused, data, wrong: wrong.message, role: role.message, clock, isGone }));`,
  );
  const { output } = await runNode([`${folder}serve.mjs`]);
  expect(JSON.parse(output)).toEqual({
    refused: 'not_programmed',
    data: { configurationVariables: [] },
    wrong: expect.stringContaining('There is no GET /nothing in collector. There are: GET /comercios'),
    role: expect.stringContaining('There is no role operadora. There are: '),
    clock: [204, { advance: 86_400 }, 'bad_request', 'bad_request', { advance: 0 }, ['get', 'put']],
    isGone: true,
  });
}, 300_000);

test('the program of the test kit has one port for all servers, an adjustable clock and its documents', async () => {
  await write('package.json', '{ "type": "module" }');
  await write(
    'one-port.mjs',
    `import { spawn, spawnSync } from 'node:child_process';
    import { existsSync, readFileSync } from 'node:fs';
    import { once } from 'node:events';
    const kit = new URL('node_modules/@backoffice/test-kit/', import.meta.url).pathname;
    const help = String(spawnSync(process.execPath, [kit + 'dist/serve.mjs', '--help']).stdout);
    const words = [kit + 'dist/serve.mjs', '--one-port', '0', '--empty'];
    const served = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = await once(served.stdout, 'data');
    const { gateway, control } = JSON.parse(line);
    const send = async (method, path, body, token) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) };
      const answer = await fetch(gateway + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return answer.status === 204 ? 204 : answer.json();
    };
    const tokenOf = async () => (await send('POST', '/control/tokens', { username: 'operador' })).access_token;
    const ask = async (query) => (await send('POST', '/graphql', { query }, await tokenOf())).data;
    const before = await ask('{ payers { size } collectors { size } }');
    await send('POST', '/control/entities/payments', [{ id: 'p1' }, { id: 'p2' }]);
    const service = await send('GET', '/services/payment/pagos/p1', undefined, await tokenOf());
    const overdue = [await ask('{ payment(id: "p1") { overdue } }')];
    const moved = await send('PUT', '/control/clock', { advance: 30 * 24 * 3600 });
    overdue.push(await ask('{ payment(id: "p1") { overdue } }'));
    await send('POST', '/control/reset', {});
    const { advance } = await send('GET', '/control/clock');
    served.stdin.end();
    await once(served, 'exit');
    const files = ['README.md', 'docs/api.md', 'docs/api-lists.generated.md', 'contracts/payment/openapi.yaml', 'contracts/shared/schemas.yaml', 'schema.graphql'];
    const missing = files.filter((file) => !existsSync(kit + file));
    const dead = [...readFileSync(kit + 'README.md', 'utf8').matchAll(/\\]\\((?!#|https?:)([^)#]+)/g)].filter(([, to]) => !existsSync(kit + to));
    const isSame = control === gateway + '/control';
    console.log(JSON.stringify({ help, before, id: service.id, overdue, moved, advance, missing, dead: dead.length, isSame }));`,
  );
  const { output } = await runNode([`${folder}one-port.mjs`]);
  expect(JSON.parse(output)).toEqual({
    help: expect.stringContaining('--one-port <port>'),
    before: { payers: { size: 0 }, collectors: { size: 0 } },
    id: 'p1',
    overdue: [{ payment: { overdue: false } }, { payment: { overdue: true } }],
    moved: 204,
    advance: 0,
    missing: [],
    dead: 0,
    isSame: true,
  });
}, 300_000);
