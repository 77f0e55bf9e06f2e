// Guards: The balancer asks another gateway when one is unreachable. It sends no operation and no file to a second
// gateway after the first one got it. Endpoints for monitoring and administration are not exposed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './run/command.mjs';
import { freePort } from './run/ports.mjs';

/** Skips these tests when `caddy` is not in the path. */
const withCaddy = spawnSync('caddy', ['version']).status === 0 ? describe : describe.skip;

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const answers: Behaviour = (request, response) =>
  void text(request).then((body) => response.end(`${request.method} ${request.url} ${body}`));
/** Reads the whole request and closes the connection without a response. */
const leaves: Behaviour = (request) => void text(request).then(() => request.socket.destroy());
const isSilent: Behaviour = () => undefined;

/** Starts a server that replaces a gateway or Keycloak. */
const startUpstream = async (behaviour: Behaviour) => {
  const upstream = { behaviour, asked: new Array<string>(), port: 0, close: () => Promise.resolve() };
  const server = createServer((request, response) => {
    if (request.url === '/health/ready') {
      response.end('ready');
      return;
    }
    upstream.asked.push(`${request.method} ${request.url}`);
    upstream.behaviour(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  upstream.port = portOf(server.address());
  upstream.close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return upstream;
};

const portOf = (address: AddressInfo | string | null): number =>
  address !== null && typeof address === 'object' ? address.port : 0;

/** Starts a host that completes no new connection: its accept queue is full and its process is stopped. */
const startLostHost = async () => {
  const listen = `const s = require('net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(s.address().port))`;
  const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const fill = Array.from({ length: 4 }, () => connect(Number(line), '127.0.0.1').on('error', () => undefined));
  await Promise.all(fill.slice(0, 2).map((socket) => once(socket, 'connect')));
  const close = () => {
    for (const socket of fill) socket.destroy();
    child.kill('SIGKILL');
  };
  return { port: Number(line), close };
};

let folder: string;
/** Stops the running balancer, if any. */
let stopBalancer = (): Promise<unknown> => Promise.resolve();

/** Starts the balancer of an installation, with local addresses instead of host names. */
const startBalancer = async (first: number, second: number, keycloak = 9) => {
  const [port, keycloakPort] = [await freePort(), await freePort()];
  for (const name of ['gateways.caddy', 'production.Caddyfile']) {
    const given = await readFile(`${root}infra/balancer/${name}`, 'utf8');
    const local = given
      .replaceAll('gateway-1:4000', `127.0.0.1:${first}`)
      .replaceAll('gateway-2:4000', `127.0.0.1:${second}`)
      .replaceAll('keycloak:8080', `127.0.0.1:${keycloak}`);
    await writeFile(join(folder, name), local);
  }
  const site = `http://127.0.0.1:${port}`;
  const keycloakSite = `http://127.0.0.1:${keycloakPort}`;
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'production.Caddyfile')], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, SITE: site, KEYCLOAK_SITE: keycloakSite },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  stopBalancer = () => {
    child.kill('SIGKILL');
    return ended;
  };
  const isUp = () => fetch(`${site}/health/live`).then(({ status }) => status === 404, () => false); // oxfmt-ignore
  for (let tries = 0; !(await isUp()) && tries < 200; tries += 1) await new Promise((done) => setTimeout(done, 50));
  return { site, keycloakSite };
};

const operation = (site: string, body: string) => fetch(`${site}/graphql`, { method: 'POST', body });
const statusesOf = async (answers_: readonly Promise<Response>[]) =>
  (await Promise.all(answers_)).map(({ status }) => status);

withCaddy('the balancer of an installation', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balancer-'));
  });
  afterEach(async () => {
    await stopBalancer();
    await rm(folder, { recursive: true, force: true });
  });

  test('an unreachable gateway, and one whose host answers no packet, make no operation fail', async () => {
    const [there, lost] = [await startUpstream(answers), await startLostHost()];
    for (const port of [await freePort(), lost.port]) {
      const { site } = await startBalancer(port, there.port);
      const bodies = Array.from({ length: 20 }, (_, place) => `{"query":"mutation ${place}"}`);
      const answered = await Promise.all(bodies.map(async (body) => (await operation(site, body)).text()));
      expect(answered).toEqual(bodies.map((body) => `POST /graphql ${body}`));
      await stopBalancer();
    }
    await there.close();
    lost.close();
  });

  // Caddy before 2.11 sends the body of another request, or none
  test('an operation that is retried at another gateway keeps its own body under load', async () => {
    const [there, lost] = [await startUpstream(answers), await startLostHost()];
    const { site } = await startBalancer(lost.port, there.port);
    const bodies = Array.from({ length: 200 }, () => JSON.stringify({ query: `mutation ${crypto.randomUUID()}` }));
    const answered = bodies.map(async (body, place) => {
      await new Promise((done) => setTimeout(done, place * 10));
      return (await operation(site, body)).text();
    });
    expect(await Promise.all(answered)).toEqual(bodies.map((body) => `POST /graphql ${body}`));
    await there.close();
    lost.close();
  });

  test('an operation or a file is not retried when its gateway closes the connection', async () => {
    const [one, other] = [await startUpstream(leaves), await startUpstream(leaves)];
    const { site } = await startBalancer(one.port, other.port);
    expect((await operation(site, '{}')).status).toBe(502);
    expect((await fetch(`${site}/uploads/x`, { method: 'POST', body: 'rows' })).status).toBe(502);
    expect((await fetch(`${site}/downloads/x`)).status).toBe(502);
    expect([...one.asked, ...other.asked].sort()).toEqual(['GET /downloads/x', 'POST /graphql', 'POST /uploads/x']);
    await one.close();
    await other.close();
  });

  test.each([
    ['leaves', leaves],
    ['falls silent', isSilent],
  ])('a page is requested from another gateway when one %s', async (_what, behaviour) => {
    const [one, other] = [await startUpstream(behaviour), await startUpstream(answers)];
    const { site } = await startBalancer(one.port, other.port);
    const paths = ['/', '/pagos', '/assets/main.js', '/config.json'];
    expect(await statusesOf(paths.map((path) => fetch(site + path)))).toEqual([200, 200, 200, 200]);
    await one.close();
    await other.close();
  });

  test('a body beyond the buffer limit is passed on, and the gateway decides about it', async () => {
    const there = await startUpstream(answers);
    const { site } = await startBalancer(there.port, there.port);
    const body = 'x'.repeat(400_000);
    expect(await (await operation(site, body)).text()).toBe(`POST /graphql ${body}`);
    await there.close();
  });

  test('endpoints for monitoring are not reachable, and without any gateway people get a page in Spanish', async () => {
    const there = await startUpstream(answers);
    const { site } = await startBalancer(there.port, there.port);
    const inside = ['/metrics', '/health/ready', '/HEALTH/live', '/%6detrics', '//metrics', '/x/../metrics'];
    expect(new Set(await statusesOf(inside.map((path) => fetch(site + path))))).toEqual(new Set([404]));
    expect(there.asked).toEqual([]);
    await there.close();
    const gone = await fetch(`${site}/pagos`);
    expect([502, 503]).toContain(gone.status);
    expect(gone.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await gone.text()).toContain('El back-office no está disponible en este momento');
  });

  test('only the realm of the back-office and static resources are reachable at Keycloak', async () => {
    const keycloak = await startUpstream(answers);
    const { keycloakSite: site } = await startBalancer(9, 9, keycloak.port);
    const open = [
      '/realms/back-office/protocol/openid-connect/auth',
      '/realms/back-office/account',
      '/resources/x.css',
    ];
    expect(await statusesOf(open.map((path) => fetch(site + path)))).toEqual([200, 200, 200]);
    keycloak.asked.length = 0;
    const closed = [
      '/',
      '/admin/master/console/',
      '/realms/master',
      '/realms/master/protocol/openid-connect/token',
      '/realms/MASTER/account',
      '/realms/back-office',
      '/realms/back-office/%2e%2e/master/account',
      '/realms/back-office%2f../master/account',
      '/resources/..%2frealms/master/account',
      '/metrics',
      '/health',
    ];
    expect(new Set(await statusesOf(closed.map((path) => fetch(site + path))))).toEqual(new Set([404]));
    expect(keycloak.asked).toEqual([]);
    await keycloak.close();
  });
});
