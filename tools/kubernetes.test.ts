// Guards: The Kubernetes manifests are valid, and agree with the settings, routes and stop time of the gateway.
// Looks over: deploy/**, infra/**
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1.js';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.js';
import type { ConfigMap, Service } from 'kubernetes-types/core/v1.js';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.js';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '../apps/gateway/src/config.ts';
import { problemsOf, type Manifest } from './kubernetes-problems.ts';
import { root, run } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';

/** Parts of a PodMonitor, a kind of the Prometheus Operator, that the tests read. */
interface PodMonitor {
  readonly kind: 'PodMonitor';
  readonly spec: {
    readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly podMetricsEndpoints: readonly { readonly port: string; readonly path: string }[];
  };
}

interface Kinds {
  readonly ConfigMap: ConfigMap;
  readonly Deployment: Deployment;
  readonly HorizontalPodAutoscaler: HorizontalPodAutoscaler;
  readonly Ingress: Ingress;
  readonly NetworkPolicy: NetworkPolicy;
  readonly PodMonitor: PodMonitor;
  readonly Service: Service;
}

const FOLDER = 'deploy/kubernetes';
const EXAMPLE = `${FOLDER}/overlays/example`;
/** Folder that an overlay may include besides the base. */
const WATCHING = 'deploy/watching';
const read = (path: string): Promise<string> => readFile(`${root}${path}`, 'utf8');

const manifestsIn = (path: string, text: string): readonly Manifest[] =>
  parseAllDocuments(text).map((document, index) => {
    if (document.errors[0]) throw document.errors[0];
    return { place: `${path}#${index}`, patch: path.includes('/patches/'), content: document.toJS() };
  });

const ofKind = <Kind extends keyof Kinds>(kind: Kind, manifests: readonly Manifest[]): readonly Kinds[Kind][] =>
  manifests
    .filter(({ patch }) => !patch)
    .map(({ content }): unknown => content)
    .filter((content): content is Kinds[Kind] => typeof content === 'object' && content !== null)
    .filter((content) => content.kind === kind);

/** Settings that the pods take from the Secret. */
const SECRETS = [
  'GATEWAY_SECRET',
  'GATEWAY_SECRET_ACCEPTED',
  'AUDIT_SECRET',
  'REDIS_URL',
  'REDIS_PASSWORD',
  'ACTIVITY_DATABASE_URL',
  'REDIS_USERNAME',
  'AUDIT_SECRETS_BEFORE',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

const settingsIn = (text = ''): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

const files = await filesOfRepository(
  (path) => (path.startsWith(`${FOLDER}/`) || path.startsWith(`${WATCHING}/kubernetes/`)) && !path.endsWith('.md'),
);
const texts = new Map(await Promise.all(files.map(async (path) => [path, await read(path)] as const)));
const manifests = [...texts].flatMap(([path, text]) =>
  /(?<!kustomization)\.yaml$/.test(path) ? manifestsIn(path, text) : [],
);
const settings = {
  ...settingsIn(texts.get(`${FOLDER}/base/settings.env`)),
  ...settingsIn(texts.get(`${EXAMPLE}/settings.env`)),
};
const template = ofKind('Deployment', manifests)[0]?.spec?.template;
const container = template?.spec?.containers[0];
const [port, metricsPort] = container?.ports ?? [];
const routes = [...(await read('apps/gateway/src/http/routes/health-routes.ts')).matchAll(/app\.get\('([^']+)'/g)].map(
  ([, path = '']) => path,
);
const healthRoutes = routes.filter((route) => route.startsWith('/health/'));

test.each([
  ['an unknown field', { name: 'gateway', readinesProbe: {} }, 'readinesProbe'],
  ['a missing field', { image: 'gateway' }, "Property 'name' is missing"],
  ['a wrong type', { name: 'gateway', ports: [{ containerPort: '4000' }] }, "'string' is not assignable"],
])('the check finds %s', (_what, wrong, complaint) => {
  const content = { apiVersion: 'v1', kind: 'Pod', spec: { containers: [wrong] } };
  expect(problemsOf([{ place: 'sample', patch: false, content }])).toEqual([expect.stringContaining(complaint)]);
});

test('each manifest and each patch is valid for its kind', () => {
  expect(manifests.length).toBeGreaterThan(10);
  expect(problemsOf(manifests)).toEqual([]);
});

test('the folder has no Secret and no generator of one', () => {
  expect(files.filter((path) => /kind: *['"]?Secret\b|secretGenerator/.test(texts.get(path) ?? ''))).toEqual([]);
});

test('the gateway reads every setting of the example, and no required one is missing', () => {
  const secrets = container?.env ?? [];
  expect(secrets.map(({ name }) => name)).toEqual(SECRETS);
  expect(secrets.map(({ valueFrom }) => valueFrom?.secretKeyRef?.key)).toEqual(SECRETS);
  const [secret, redis] = ['x'.repeat(32), 'redis://redis:6379'];
  const given: NodeJS.ProcessEnv = {
    ...settings,
    GATEWAY_SECRET: secret,
    AUDIT_SECRET: secret,
    REDIS_URL: redis,
    REDIS_PASSWORD: '',
    ACTIVITY_DATABASE_URL: '',
  };
  const asked = new Set<string | symbol>(SECRETS);
  const watched = new Proxy(given, {
    get: (all, name): unknown => {
      asked.add(name);
      return Reflect.get(all, name);
    },
  });
  expect(() => readConfig(watched)).not.toThrow();
  expect(Object.keys(given).filter((name) => !asked.has(name))).toEqual([]);
});

describe('the check of settings', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kubernetes-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const example = texts.get(`${EXAMPLE}/settings.env`) ?? '';
  const check = (text: string) => {
    const file = join(folder, 'settings.env');
    writeFileSync(file, text);
    const { status, stderr } = spawnSync('sh', [`${root}${FOLDER}/check-settings.sh`, file], { encoding: 'utf8' });
    return { status, problems: stderr.split('\n').filter((line) => line.startsWith('- ')) };
  };

  test('takes the example, and each setting of the table that is not secret', async () => {
    expect(check(example)).toEqual({ status: 0, problems: [] });
    const [, table = ''] = (await read('docs/settings.md')).split('## Gateway\n');
    const rows = table.slice(0, table.indexOf('## ')).split('\n');
    const names = rows
      .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
      .map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(50);
    const all = names.filter((name) => !SECRETS.includes(name)).map((name) => `${name}=given\n`);
    expect(check(example + all.join(''))).toEqual({ status: 0, problems: [] });
    expect(names.filter((name) => /SECRET|PASSWORD|DATABASE_URL|HEADERS$|^REDIS_/.test(name)).sort()).toEqual(
      SECRETS.toSorted(),
    );
  });

  test('says all at once what is missing, what nothing reads, and what is secret', () => {
    const { status, problems } = check(
      `${example.replace(/^PAYER_URL=.*$/m, 'PAYER_URL=')}LOG_LEVLE=debug\nAUDIT_SECRET=x\n`,
    );
    expect(status).toBe(1);
    expect(problems).toEqual([
      '- PAYER_URL is missing.',
      expect.stringContaining('- AUDIT_SECRET belongs in the Secret'),
      expect.stringContaining('- LOG_LEVLE is read by nothing'),
    ]);
  });
});

test('probes use routes of the gateway at the port of the metrics, where clients take no connections', async () => {
  const { startupProbe, readinessProbe, livenessProbe } = container ?? {};
  for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
    expect(healthRoutes).toContain(probe?.httpGet?.path);
    expect(probe?.httpGet?.port).toBe(metricsPort?.name);
  }
  expect(/^ENV PORT=(\d+) /m.exec(await read('Dockerfile'))?.[1]).toBe(String(port?.containerPort));
  expect(settings).not.toHaveProperty('PORT');
});

test('Prometheus scrapes the metrics at their own port', () => {
  const { annotations } = template?.metadata ?? {};
  expect(annotations?.['prometheus.io/port']).toBe(String(metricsPort?.containerPort));
  expect(settings['METRICS_PORT']).toBe(String(metricsPort?.containerPort));
  expect(routes).toContain(annotations?.['prometheus.io/path']);
});

test('the Prometheus Operator selects the pods by label, and the metrics by the name of their port', () => {
  const monitor = ofKind('PodMonitor', manifests)[0]?.spec;
  expect(template?.metadata?.labels).toMatchObject(monitor?.selector.matchLabels ?? { none: '' });
  expect(monitor?.podMetricsEndpoints.map((one) => one.port)).toEqual([metricsPort?.name]);
  expect(routes).toContain(monitor?.podMetricsEndpoints[0]?.path);
});

test('the autoscaler uses a metric of the gateway', async () => {
  const metrics = ofKind('HorizontalPodAutoscaler', manifests).flatMap(({ spec }) => spec?.metrics ?? []);
  const names = metrics.flatMap(({ pods }) => pods?.metric.name ?? []);
  expect(names).toHaveLength(1);
  expect(await read('apps/gateway/src/observability/gauges/gauges.ts')).toContain(`name: '${names[0]}'`);
});

test('the grace period exceeds the pause before the stop, the drain delay and the drain limit', async () => {
  const limit = Number(/DRAIN_LIMIT = ([\d_]+)/.exec(await read('apps/gateway/src/main.ts'))?.[1]?.replace('_', ''));
  const pause = container?.lifecycle?.preStop?.sleep?.seconds ?? 0;
  const stop = (Number(settings['DRAIN_DELAY_MS']) + limit) / 1_000;
  expect(stop).toBeGreaterThan(0);
  expect(template?.spec?.terminationGracePeriodSeconds).toBeGreaterThan(pause + stop);
});

test('only the namespace of the monitoring may connect to the port of the metrics', () => {
  const rules = ofKind('NetworkPolicy', manifests).flatMap(({ spec }) => spec?.ingress ?? []);
  const namespaces = rules
    .filter(({ ports = [] }) => ports.some((one) => one.port === metricsPort?.name))
    .flatMap(({ from = [] }) => from.map(({ namespaceSelector }) => namespaceSelector?.matchLabels));
  expect(namespaces).toEqual([{ 'kubernetes.io/metadata.name': 'monitoring' }]);
});

test('the ingress routes health endpoints to a port without a listener', () => {
  const paths = ofKind('Ingress', manifests).flatMap(({ spec }) => spec?.rules ?? []);
  const closed = paths
    .flatMap(({ http }) => http?.paths ?? [])
    .flatMap(({ path, backend }) => (backend.service?.name === 'gateway-closed' ? path : []));
  expect(healthRoutes.filter((route) => !closed.includes(`/${route.split('/')[1]}`))).toEqual([]);
  const service = ofKind('Service', manifests).find(({ metadata }) => metadata?.name === 'gateway-closed');
  expect(service?.spec?.ports?.map(({ targetPort }) => targetPort)).toEqual([9]);
});

/** Version of Kustomize. The tests below require version 5 and are skipped without it. */
const { output: version } = await run('kubectl', ['version', '--client', '--output=json']);
const withKustomize = /"kustomizeVersion": *"v5/.test(version) ? describe : describe.skip;

withKustomize('what Kustomize makes', () => {
  const render = async (path: string): Promise<readonly Manifest[]> => {
    const { code, output } = await run('kubectl', ['kustomize', `${root}${path}`]);
    if (code !== 0) throw new Error(output);
    return manifestsIn(path, output);
  };

  test.each([`${FOLDER}/base`, EXAMPLE])('for %s is valid, and has no Secret', async (path) => {
    const rendered = await render(path);
    expect(problemsOf(rendered)).toEqual([]);
    expect(rendered.map(({ content }) => content['kind'])).toEqual(expect.arrayContaining(['ConfigMap', 'Deployment']));
    expect(rendered.map(({ content }) => content['kind'])).not.toContain('Secret');
  });

  test('for the example has every manifest, the settings of both files, and pods that read them', async () => {
    const rendered = await render(EXAMPLE);
    // plus the ConfigMaps of the settings and the dashboard
    expect(rendered).toHaveLength(manifests.filter(({ patch }) => !patch).length + 2);
    const map = ofKind('ConfigMap', rendered).find(({ metadata }) => metadata?.name?.startsWith('gateway-settings'));
    expect(map?.data).toEqual(settings);
    const [given] = ofKind('Deployment', rendered)[0]?.spec?.template.spec?.containers ?? [];
    expect(given?.envFrom?.map(({ configMapRef }) => configMapRef?.name)).toEqual([map?.metadata?.name]);
  });

  test('for the example has the dashboard with the label that Grafana looks for', async () => {
    const maps = ofKind('ConfigMap', await render(EXAMPLE));
    const map = maps.find(({ metadata }) => metadata?.labels?.['grafana_dashboard'] === '1');
    expect(Object.values(map?.data ?? {})).toEqual([await read(`${WATCHING}/dashboard.generated.json`)]);
  });

  test('for the example lets the gateway connect to the addresses of its settings and to no other namespace', async () => {
    const egress = ofKind('NetworkPolicy', await render(EXAMPLE)).flatMap(({ spec }) => spec?.egress ?? []);
    const open = egress.flatMap(({ to = [], ports = [] }) =>
      to.flatMap(({ namespaceSelector }) => {
        const name = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
        return name === undefined ? [] : ports.map((one) => `${name}:${one.port}`);
      }),
    );
    const needed = Object.values(settings)
      .map((address) => /^https?:\/\/[\w-]+\.([\w-]+)\.svc(:\d+)$/.exec(address))
      .flatMap((match) => (match ? `${match[1]}${match[2]}` : []));
    expect(needed.length).toBeGreaterThan(0);
    expect(new Set(open)).toEqual(new Set([...needed, 'kube-system:53']));
  });
});
