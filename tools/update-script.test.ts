// Guards: infra/update.sh replaces one part after the other, each alone, and rolls back a part that fails or works
// worse.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './run/command.mjs';

const FILES = 'docker-compose.production.yml';
/** Required settings of an installation, each with a value. */
const settings = [...readFileSync(`${root}${FILES}`, 'utf8').matchAll(/\$\{(\w+):\?/g)]
  .map(([, name]) => `${name}=given\n`)
  .join('')
  .concat(`COMPOSE_FILE=${FILES}\n`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'));
  for (const name of ['production.env', 'production.env.running']) writeFileSync(join(folder, name), settings);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs the script with a stub of `docker`, which records its commands with their settings and image.
 * @param failsAt command that fails, unless a part is rolled back
 * @param worse gateway that works worse than before
 * @param comesBack false when the command that fails also fails for a part that is rolled back
 */
const update = ({
  failsAt = 'nothing',
  worse = 'nobody',
  env = '',
  isFirst = false,
  comesBack = true,
  command = 'sh infra/update.sh production.env',
} = {}) => {
  const answers = isFirst
    ? `case $1 in ps) exit 0;; esac`
    : `case "$*" in ps*) echo container-of-$3;; *test*) exit 0;; *--than*) case "$*" in *"${worse}"*) exit 1;; esac;; *fetch*) echo '{"memory":"connected"}';; esac`;
  writeFileSync(
    join(folder, 'docker'),
    [
      '#!/bin/sh',
      `[ $1 = compose ] || { echo "$@" >> ${folder}/told; [ $1 = inspect ] && echo sha256:$4; exit 0; }`,
      'settings=$(basename $3)',
      'shift 3',
      `echo "$COMPOSE_FILE" >> ${folder}/files`,
      `[ "$*" = 'config --services' ] && { printf 'balancer\\ngateway-1\\ngateway-2\\nkeycloak\\npostgres\\nredis\\n'; exit 0; }`,
      `case $1 in up) echo "$settings\${GATEWAY_IMAGE:+ $GATEWAY_IMAGE}\${BACK_OFFICE_KEYCLOAK_IMAGE:+ $BACK_OFFICE_KEYCLOAK_IMAGE}: $*" >> ${folder}/told;; *) echo "$@" >> ${folder}/told;; esac`,
      `[ -n "${comesBack ? '$GATEWAY_IMAGE$BACK_OFFICE_KEYCLOAK_IMAGE' : ''}" ] || case "$*" in *${failsAt}*) exit 1;; esac`,
      answers,
      'exit 0',
    ].join('\n'),
  );
  chmodSync(join(folder, 'docker'), 0o755);
  const line = [
    '-c',
    `PATH=${folder}:$PATH PAUSE=0; export PATH PAUSE; ${env} ${command.replaceAll('production.env', `${folder}/production.env`)}`,
  ];
  const { status, stderr } = spawnSync('sh', line, { cwd: root, encoding: 'utf8' });
  const linesOf = (name: string) => {
    const path = join(folder, name);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
    rmSync(path, { force: true });
    return lines;
  };
  const [told, files] = [linesOf('told'), linesOf('files')];
  return {
    status,
    stderr,
    told,
    files: [...new Set(files)],
    replaced: told.filter((order) => order.includes(' up -d ')),
  };
};
const up = (part: string, wait = 900, settings = 'production.env') =>
  `${settings}: up -d --no-deps --no-build --wait --wait-timeout ${wait} ${part}`;
const all = [
  up('gateway-1', 120),
  up('gateway-2', 120),
  ...['postgres', 'redis', 'keycloak', 'balancer'].map((part) => up(part)),
];

test('the script replaces one gateway after the other, then each other part alone', () => {
  const { status, stderr, told, replaced } = update();
  expect([status, stderr]).toEqual([0, '']);
  expect(told).toContain('build --pull');
  expect(replaced).toEqual(all);
  // without --no-deps, Compose would also replace the parts that depend on a changed one
  expect(told.filter((order) => order.includes(' up ') && !order.includes('--no-deps'))).toEqual([]);
});

test('the script pulls the images from a registry, or uses the existing ones', () => {
  expect(update({ env: 'PULL=1' }).told).toContain('pull');
  const { told, replaced } = update({ env: 'PULL=0' });
  expect(told.filter((order) => /^(pull|build)/.test(order))).toEqual([]);
  expect(replaced).toEqual(all);
});

test('the command of docs/run.md goes back to an earlier release by its image', () => {
  const [, section = ''] = readFileSync(`${root}docs/run.md`, 'utf8').split('The way back is');
  const command = /```sh\n([^]*?)```/.exec(section)?.[1] ?? '';
  const { status, stderr, told, replaced } = update({ command });
  expect([status, stderr]).toEqual([0, '']);
  expect(told.filter((order) => /^(pull|build)/.test(order))).toEqual(['pull']);
  expect(replaced).toEqual(all);
  expect(readFileSync(join(folder, 'production.env'), 'utf8')).toMatch(/^GATEWAY_IMAGE=\S+:\d+\.\d+\.\d+$/m);
});

test('all commands use the compose files of production.env, also those that go back', () => {
  const own = `${folder}/own.yml`;
  writeFileSync(own, 'services: {}\n');
  writeFileSync(join(folder, 'production.env'), `${settings}COMPOSE_FILE='${FILES}:${own}'\n`);
  expect(update().files).toEqual([`${FILES}:${own}`]);
  expect(update({ failsAt: 'up*gateway-1' }).files).toEqual([`${FILES}:${own}`]);
  expect(update({ env: `COMPOSE_FILE=${FILES}` }).files).toEqual([FILES]);
});

test('the script names the setting that replaced OVERRIDE', () => {
  const { status, stderr, told } = update({ env: 'OVERRIDE=own.yml' });
  expect([status, told]).toEqual([1, []]);
  expect(stderr).toContain('COMPOSE_FILE=docker-compose.production.yml:own.yml');
});

test('the script asks for the settings of the running parts before it does anything', () => {
  rmSync(join(folder, 'production.env.running'));
  const { status, stderr, told } = update();
  expect([status, told]).toEqual([1, []]);
  const [, command = ''] = /`(cp -p .*)`/.exec(stderr) ?? [];
  expect(spawnSync('sh', ['-c', command]).status).toBe(0);
  expect(update().status).toBe(0);
});

test('the installation leaves the settings of its parts for the first update, readable by the owner only', () => {
  const [, section = ''] = readFileSync(`${root}docs/run.md`, 'utf8').split('## Install\n');
  const lines = /```sh\n([^]*?)```/.exec(section)?.[1]?.trim().split('\n') ?? [];
  copyFileSync(`${root}production.env.example`, join(folder, 'production.env.example'));
  for (const name of ['production.env', 'production.env.running']) rmSync(join(folder, name));
  for (const line of [lines[0], lines.at(-1)]) spawnSync('sh', ['-c', line ?? ''], { cwd: folder });
  const left = readFileSync(join(folder, 'production.env.running'), 'utf8');
  expect(left).toBe(readFileSync(`${root}production.env.example`, 'utf8'));
  expect(statSync(join(folder, 'production.env.running')).mode & 0o777).toBe(0o600);
});

test('a part that does not come back is reported with the complete command for its log', () => {
  const { status, stderr } = update({ failsAt: 'up*gateway-1', comesBack: false });
  expect(status).toBe(1);
  const command = `COMPOSE_FILE=${FILES} docker compose --env-file ${folder}/production.env logs gateway-1`;
  expect(stderr).toContain(
    `gateway-1 did not become ready, and does not come back either: it is away. Its log: ${command}\n`,
  );
});

test('the script stops at the first gateway that does not become ready, rolls it back, and keeps the other', () => {
  const { status, stderr, told, replaced } = update({ failsAt: 'up*gateway-1' });
  expect(status).toBe(1);
  expect(stderr).toContain('gateway-1 did not become ready. It is back as it was, and nothing after it was touched');
  expect(told).toContain('tag sha256:container-of-gateway-1 back-office/before:gateway-1');
  expect(replaced.join()).not.toContain('gateway-2');
});

test('the script rolls a part back to its previous settings and image, and changes nothing after it', () => {
  expect(update().status).toBe(0);
  writeFileSync(join(folder, 'production.env'), `${settings}POSTGRES_PASSWORD=another`);
  const { status, stderr, replaced } = update({ failsAt: 'up*keycloak' });
  expect(status).toBe(1);
  expect(stderr).toContain('keycloak did not become ready. It is back as it was');
  expect(replaced.slice(-2)).toEqual([
    up('keycloak'),
    up('keycloak', 900, 'production.env.running back-office/before:keycloak'),
  ]);
  expect(readFileSync(join(folder, 'production.env.running'), 'utf8')).toBe(settings);
});

test('the script stops at a ready gateway that works worse than before, unless that is accepted', () => {
  expect(update().status).toBe(0);
  const worse = 'exec -T gateway-1 node apps/gateway/dist/check-installation.js --than {"memory":"connected"}';
  const { status, stderr, told, replaced } = update({ worse: 'exec -T gateway-1' });
  expect(status).toBe(1);
  expect(stderr).toContain('gateway-1 does worse than before. It is back as it was');
  expect(told).toContainEqual(expect.stringContaining(worse));
  expect(replaced.join()).not.toContain('gateway-2');
  expect(update({ env: 'ACCEPT=memory' }).told).toContainEqual(expect.stringContaining('--accept memory'));
});

test('each part has a health check, because an update waits for it: a part without one counts as ready at once', () => {
  const compose = readFileSync(`${root}docker-compose.production.yml`, 'utf8');
  const { services }: { services: Record<string, { image?: string; healthcheck?: object }> } = parse(compose, {
    merge: true,
  });
  // the image of the gateway has its own check
  const unchecked = Object.entries(services).filter(
    ([, { image = '', healthcheck }]) => healthcheck === undefined && !image.includes('back-office/gateway'),
  );
  expect(unchecked.map(([name]) => name)).toEqual([]);
});

test('the script reports that it cannot roll back a part which had no container before', () => {
  const { status, stderr, replaced } = update({ failsAt: 'up*gateway-1', isFirst: true });
  expect(status).toBe(1);
  expect(stderr).toContain('gateway-1 did not become ready, and there is nothing to go back to');
  expect(replaced).toEqual([up('gateway-1', 120)]);
});

test('the script stores the settings of the last update outside of git and images, readable by the owner only', () => {
  expect(update().status).toBe(0);
  expect(statSync(join(folder, 'production.env.running')).mode & 0o777).toBe(0o600);
  expect(spawnSync('git', ['check-ignore', 'production.env.running'], { cwd: root }).status).toBe(0);
  expect(readFileSync(`${root}.dockerignore`, 'utf8')).toMatch(/^\*\.env\.running$/m);
});
