// Guards: The compose files isolate parts, limit logs, check health, and keep passwords off command lines. The packages
// of an image have no types, source maps or dangling links.
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './run/command.mjs';

interface Service {
  readonly image: string;
  readonly command?: string | readonly string[];
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const readCompose = (path: string): ComposeFile => parse(readFileSync(root + path, 'utf8'), { merge: true });
const files = {
  'docker-compose.yml': readCompose('docker-compose.yml'),
  'docker-compose.production.yml': readCompose('docker-compose.production.yml'),
};
const production = files['docker-compose.production.yml'];
const named = Object.entries(files).flatMap(([file, { services }]) =>
  Object.entries(services).map(([name, service]) => [file, name, service] as const),
);
const inProduction = Object.entries(production.services);

test.each(named)('%s: the log of %s has a limit, and its health is checked', (_file, name, service) => {
  expect(service.logging?.options).toEqual({ 'max-size': '20m', 'max-file': '5' });
  // the balancer of the demonstration has no check; people who use it notice its failure
  if (name !== 'balancer') expect(service.healthcheck?.test.length).toBeGreaterThan(1);
});

test.each(named)(
  '%s: %s has an image with a fixed version, which can be pinned by its digest',
  (_file, _name, { image }) => {
    expect(image).toMatch(
      /^back-office\/\w+$|^\$\{[A-Z_]+:-(back-office\/\w+|[\w./-]+:\d+\.\d+\.\d+(-\w+)?|[\w./-]+:\d+\.\d+-alpine)\}$/,
    );
  },
);

test.each(Object.entries(files))(
  '%s: the balancer is a Caddy without the bug that mixes request bodies',
  (_file, { services }) => {
    expect(services['balancer']?.image).toMatch(/:-caddy:2\.(1[1-9]|[2-9]\d)\.\d+-alpine\}$/);
  },
);

test.each(inProduction)(
  'in production %s drops all capabilities, is read-only except Keycloak, and has no password on a command line',
  (name, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect([name, service.read_only]).toEqual([name, name === 'keycloak' ? undefined : true]);
    const lines = [service.command ?? [], service.healthcheck?.test ?? []].flat().join(' ');
    // REDISCLI_AUTH is an environment variable of the started program
    expect(lines.replaceAll('REDISCLI_AUTH="$$REDIS_PASSWORD"', '')).not.toMatch(/PASSWORD|SECRET/);
  },
);

test('in production the parts share only the expected networks, and the databases have no outside network', () => {
  const members = Object.keys(production.networks ?? {}).map((network) => [
    network,
    inProduction.filter(([, { networks }]) => networks?.includes(network)).map(([name]) => name),
  ]);
  expect(Object.fromEntries(members)).toEqual({
    front: ['balancer', 'gateway-1', 'gateway-2'],
    'sign-in': ['balancer', 'gateway-1', 'gateway-2', 'keycloak'],
    memory: ['gateway-1', 'gateway-2', 'redis'],
    people: ['keycloak', 'postgres'],
  });
  expect(production.networks).toMatchObject({ memory: { internal: true }, people: { internal: true } });
});

test('in production the balancer waits until Keycloak is healthy, and Keycloak is built beforehand', () => {
  expect(production.services['balancer']?.depends_on).toMatchObject({ keycloak: { condition: 'service_healthy' } });
  expect(production.services['keycloak']?.command).toContain('--optimized');
  const image = readFileSync(`${root}infra/keycloak/Dockerfile`, 'utf8');
  expect(image).toMatch(/ENV KC_DB=postgres KC_HEALTH_ENABLED=true\nRUN \S+kc\.sh build/);
});

test('in production each gateway has its own volume for the audit trail and waiting events', () => {
  const [one = [], other = []] = ['gateway-1', 'gateway-2'].map((name) => production.services[name]?.volumes);
  const { AUDIT_LOG = '', ACTIVITY_FILE = '' } = production.services['gateway-1']?.environment ?? {};
  const holds = (path: string) => (volume: string) => path.startsWith(`${volume.split(':')[1]}/`);
  for (const path of [AUDIT_LOG, ACTIVITY_FILE]) {
    expect(one.find(holds(path))).toMatch(/-1:/);
    expect(other.find(holds(path))).toMatch(/-2:/);
  }
  // except files of the host: ${NEWS_FILE:-…}
  const own = [...one, ...other].filter((volume) => !volume.startsWith('${'));
  expect(Object.keys(production.volumes)).toEqual(expect.arrayContaining(own.map((volume) => volume.split(':')[0])));
});

/** Health checks of a gateway: the program and its arguments. */
const gatewayChecks = {
  'docker-compose.production.yml': production.services['gateway-1']?.healthcheck?.test.slice(1) ?? [],
  Dockerfile: parse(
    /AS gateway\n[^]*?HEALTHCHECK [^\n]*\n *CMD (\[.*\])/.exec(readFileSync(`${root}Dockerfile`, 'utf8'))?.[1] ?? '[]',
  ),
};

// clients can take all connections of the other port
test.each(Object.entries(gatewayChecks))(
  'the health check of %s asks the port of the metrics',
  async (_file, [program = '', ...line]: readonly string[]) => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(asked.length === 1 ? 200 : 503).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const env = { ...process.env, PORT: '1', METRICS_PORT: String(typeof address === 'object' ? address?.port : '') };
    const check = async () => {
      const [code] = await once(execFile(program, line, { env }), 'exit');
      return code;
    };
    expect([await check(), await check()]).toEqual([0, 1]);
    expect(asked).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^\/health\/(live|ready)$/)));
    server.close();
  },
);

test('in production the metrics and a second health have a port of their own', () => {
  const port = /:-(\d+)\}$/.exec(production.services['gateway-1']?.environment?.['METRICS_PORT'] ?? '')?.[1];
  const clients = /^ENV PORT=(\d+) /m.exec(readFileSync(`${root}Dockerfile`, 'utf8'))?.[1];
  expect([port, clients]).toEqual(['9090', '4000']);
  // an update replaces the gateways first; meanwhile an old balancer would ask the old port
  const balancer = readFileSync(`${root}infra/balancer/gateways.caddy`, 'utf8');
  expect(balancer).not.toContain('health_port');
});

test('the settings of an installation are ignored by git and by image builds', () => {
  expect(spawnSync('git', ['check-ignore', 'production.env'], { cwd: root }).status).toBe(0);
  expect(readFileSync(`${root}.dockerignore`, 'utf8')).toMatch(/^\*\.env$/m);
});

test('the packages of an image have no types, no source maps and no dangling links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prune-'));
  const packages = join(folder, 'node_modules');
  const ofApplication = '../apps/gateway/node_modules/two';
  for (const name of ['one/lib', '@backoffice', '.bin', 'one/node_modules/.bin', ofApplication])
    mkdirSync(join(packages, name), { recursive: true });
  const kept = ['one/lib/main.js', 'one/package.json', 'one/lib/data.json', `${ofApplication}/two.js`];
  const gone = [
    'one/lib/main.d.ts',
    'one/lib/main.d.mts',
    'one/lib/main.js.map',
    'one/node_modules/.bin/two',
    `${ofApplication}/two.d.ts`,
    `${ofApplication}/two.js.map`,
  ];
  for (const name of [...kept, ...gone]) writeFileSync(join(packages, name), '');
  symlinkSync('../nowhere', join(packages, 'dangling'));
  symlinkSync('one', join(packages, 'alias'));
  mkdirSync(join(folder, 'tools/empty'), { recursive: true });
  symlinkSync('../tools/empty', join(packages, 'outside'));
  symlinkSync('../../packages/schema', join(packages, '@backoffice/schema'));
  expect(spawnSync('sh', [`${root}tools/prune-packages.sh`], { cwd: folder }).status).toBe(0);
  expect(kept.filter((name) => !existsSync(join(packages, name)))).toEqual([]);
  expect(gone.filter((name) => existsSync(join(packages, name)))).toEqual([]);
  const left = ['alias', 'dangling', 'outside', '@backoffice'].filter((name) => existsSync(join(packages, name)));
  expect(left).toEqual(['alias']);
  const image = readFileSync(`${root}Dockerfile`, 'utf8');
  expect(image.match(/npm ci --omit=dev .* && sh tools\/prune-packages\.sh/g)).toHaveLength(2);
  expect(image).toContain('org.opencontainers.image.version="${VERSION}"');
  rmSync(folder, { recursive: true, force: true });
});
