// Generates the monitoring files: the Grafana dashboard from the metrics, and the rules of the Prometheus Operator from
// those of Prometheus.
// Looks over: deploy/watching/rules/**
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { root } from '../run/command.mjs';
import { sections } from './dashboard-sections.mjs';

const FOLDER = 'deploy/watching';

/** Number of panels in a row, and their width and height in units of Grafana's grid. */
const IN_A_LINE = 3;
const [WIDTH, HEIGHT] = [8, 8];

/** Names of the gateway's own metrics. The others concern Node and the process. */
const OWN = /^gateway_/;

/**
 * Lists the metrics of a gateway, each with its help text and type.
 * @param {typeof import('../../apps/gateway/src/observability/metrics/metrics.ts').createMetrics} createMetrics
 */
export const metricsOf = async (createMetrics) => {
  const metrics = createMetrics({ version: '', commit: '' });
  const none = () => 0;
  metrics.watchState({
    underWay: none,
    // no breakers: only names and labels are read, not values
    breakers: () => Object.create(null),
    upstreamInFlight: () => Object.create(null),
    memory: () => Promise.resolve('alone'),
    signingKeys: () => 'known',
    audit: () => 'written',
    stores: () => ({ activity: false }),
    disks: { trail: '/' },
    activity: { waiting: none, lost: none, missing: none },
  });
  return metricsIn(await metrics.text());
};

const readMetrics = async () => {
  // imported here, because this source is TypeScript and needs the loader `tsx`
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { createMetrics } = await import('../../apps/gateway/src/observability/metrics/metrics.ts');
  await unregister();
  return metricsOf(createMetrics);
};

/** @param {string} text in the format of Prometheus */
const metricsIn = (text) =>
  new Map(
    [...text.matchAll(/^# HELP (\w+) (.*)\n# TYPE \1 (\w+)$/gm)].map(([, name = '', help = '', type = '']) => [
      name,
      { help, type },
    ]),
  );

/**
 * Returns the gateway's own metrics that no panel shows, and the metrics of panels that do not exist.
 * @param {ReadonlyMap<string, unknown>} metrics
 */
export const forgottenIn = (metrics) => {
  const shown = new Set(sections.flatMap(({ panels }) => panels.map(({ metric }) => metric)));
  return {
    missing: [...metrics.keys()].filter((name) => OWN.test(name) && !shown.has(name)),
    unknown: [...shown].filter((name) => !metrics.has(name)),
  };
};

/**
 * @param {import('./dashboard-sections.mjs').Panel} panel
 * @param {string} type
 * @returns {readonly { readonly expr: string, readonly legend: string }[]}
 */
const queriesOf = ({ metric, by = ['instance'], where = '' }, type) => {
  const chosen = `{instance=~"$gateway"${where && `,${where}`}}`;
  const labels = by.join(', ');
  const legend = by.map((label) => `{{${label}}}`).join(' ');
  if (type === 'histogram')
    return [0.5, 0.99].map((part) => ({
      expr: `histogram_quantile(${part}, sum by (le, ${labels}) (rate(${metric}_bucket${chosen}[$__rate_interval])))`,
      legend: `${part * 100} % ${legend}`,
    }));
  if (type === 'summary') return [{ expr: `${metric}${chosen}`, legend }];
  const value = type === 'counter' ? `rate(${metric}${chosen}[$__rate_interval])` : `${metric}${chosen}`;
  return [{ expr: `sum by (${labels}) (${value})`, legend }];
};

const datasource = { type: 'prometheus', uid: '${datasource}' };

/**
 * @param {import('./dashboard-sections.mjs').Panel} panel
 * @param {{ readonly help: string, readonly type: string }} metric
 * @param {{ readonly id: number, readonly x: number, readonly y: number }} place
 */
const panelOf = (panel, { help, type }, { id, x, y }) => ({
  id,
  type: 'timeseries',
  title: panel.title,
  description: `${panel.metric}: ${help}`,
  datasource,
  gridPos: { x, y, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { unit: panel.unit ?? 'short', min: 0, custom: { fillOpacity: 10 } }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: queriesOf(panel, type).map(({ expr, legend }, place) => ({
    refId: 'ABCDEFGH'[place],
    datasource,
    expr,
    legendFormat: legend,
  })),
});

/** @param {Awaited<ReturnType<typeof readMetrics>>} metrics */
const panelsOf = (metrics) => {
  let [id, y] = [0, 0];
  return sections.flatMap(({ title, panels }) => {
    const row = { id: (id += 1), type: 'row', title, collapsed: false, gridPos: { x: 0, y, w: 24, h: 1 }, panels: [] };
    const made = panels.map((panel, place) => {
      const line = Math.floor(place / IN_A_LINE);
      const at = { id: (id += 1), x: (place % IN_A_LINE) * WIDTH, y: y + 1 + line * HEIGHT };
      return panelOf(panel, metrics.get(panel.metric) ?? { help: '', type: '' }, at);
    });
    y += 1 + Math.ceil(panels.length / IN_A_LINE) * HEIGHT;
    return [row, ...made];
  });
};

/**
 * @param {Awaited<ReturnType<typeof readMetrics>>} metrics
 * @param {readonly string[]} alerts names of the rules
 */
const dashboardOf = (metrics, alerts) => ({
  uid: 'back-office-gateways',
  title: 'Back-office: gateways',
  tags: ['back-office'],
  schemaVersion: 39,
  editable: true,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  timezone: 'America/Argentina/Buenos_Aires',
  annotations: {
    list: [
      {
        name: 'Alarms',
        datasource,
        enable: true,
        iconColor: 'red',
        expr: `ALERTS{alertstate="firing",alertname=~"${alerts.join('|')}"}`,
        titleFormat: '{{alertname}}',
      },
    ],
  },
  templating: {
    list: [
      { name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus' },
      {
        name: 'gateway',
        label: 'Gateway',
        type: 'query',
        datasource,
        query: { query: 'label_values(gateway_requests_in_flight, instance)', refId: 'gateways' },
        refresh: 2,
        multi: true,
        includeAll: true,
        allValue: '.*',
        current: { text: 'All', value: '$__all' },
      },
    ],
  },
  panels: panelsOf(metrics),
});

/** @returns {Promise<readonly { readonly rules: readonly { readonly alert: string }[] }[]>} */
const readGroups = async () => {
  const files = (await readdir(`${root}${FOLDER}/rules`)).sort();
  const texts = await Promise.all(files.map((file) => readFile(`${root}${FOLDER}/rules/${file}`, 'utf8')));
  return texts.flatMap((text) => parse(text).groups);
};

/** Writes the dashboard and the rules. */
export const writeWatching = async () => {
  const metrics = await readMetrics();
  const { missing, unknown } = forgottenIn(metrics);
  if (missing.length > 0 || unknown.length > 0)
    throw new Error(
      `tools/codegen/dashboard-sections.mjs misses [${missing}] and has [${unknown}], which no gateway tells.`,
    );
  const groups = await readGroups();
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  const dashboard = dashboardOf(metrics, alerts);
  await writeFile(`${root}${FOLDER}/dashboard.generated.json`, `${JSON.stringify(dashboard, null, 1)}\n`);
  const rules = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'gateway', labels: { 'app.kubernetes.io/name': 'gateway' } },
    spec: { groups },
  };
  const head = '# Generated by `npm run generate` from deploy/watching/rules. Do not edit.\n';
  await writeFile(`${root}${FOLDER}/kubernetes/rules.generated.yaml`, head + stringify(rules, { lineWidth: 0 }));
};
