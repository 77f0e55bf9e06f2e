// Guards: The packed test kit works in a separate folder: in node:test as in docs/testing.md, in Jest, and by types.
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
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
  // the gateway has its own versions of some packages
  await symlink(`${root}apps/gateway/node_modules`, `${kit}/node_modules`);
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(folder + name, text);

test('the first test in TypeScript runs and type-checks', async () => {
  await write('package.json', '{ "type": "module" }');
  await write('payments.test.ts', snippet);
  await write('wrong.ts', "import { start } from '@backoffice/test-kit';\nvoid (await start()).service('payment').on('GET /nothing', {});\n"); // oxfmt-ignore
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    '--ignoreConfig',
  ];
  const tsc = (file: string) => runNode([installed('typescript7/bin/tsc'), ...options, folder + file]);
  expect(await tsc('payments.test.ts')).toMatchObject({ code: 0 });
  expect((await tsc('wrong.ts')).output).toContain('GET /nothing');
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
    served.stdin.end();
    await once(served, 'exit');
    const isGone = await fetch(gateway).then(() => false, () => true);
    console.log(JSON.stringify({ refused, data, wrong: wrong.message, role: role.message, isGone }));`,
  );
  const { output } = await runNode([`${folder}serve.mjs`]);
  expect(JSON.parse(output)).toEqual({
    refused: 'not_programmed',
    data: { configurationVariables: [] },
    wrong: expect.stringContaining('There is no GET /nothing in collector. There are: GET /comercios'),
    role: 'There is no role operadora.',
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
    const wrong = (await send('PUT', '/control/clock', { days: 1 })).code;
    served.stdin.end();
    await once(served, 'exit');
    const files = ['README.md', 'docs/api.md', 'docs/api-lists.generated.md', 'contracts/payment/openapi.yaml', 'contracts/shared/schemas.yaml', 'schema.graphql'];
    const missing = files.filter((file) => !existsSync(kit + file));
    const dead = [...readFileSync(kit + 'README.md', 'utf8').matchAll(/\\]\\((?!#|https?:)([^)#]+)/g)].filter(([, to]) => !existsSync(kit + to));
    const isSame = control === gateway + '/control';
    console.log(JSON.stringify({ help, before, id: service.id, overdue, moved, wrong, missing, dead: dead.length, isSame }));`,
  );
  const { output } = await runNode([`${folder}one-port.mjs`]);
  expect(JSON.parse(output)).toEqual({
    help: expect.stringContaining('--one-port <port>'),
    before: { payers: { size: 0 }, collectors: { size: 0 } },
    id: 'p1',
    overdue: [{ payment: { overdue: false } }, { payment: { overdue: true } }],
    moved: 204,
    wrong: 'invalid_value',
    missing: [],
    dead: 0,
    isSame: true,
  });
}, 300_000);
