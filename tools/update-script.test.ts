// Guards: infra/update.sh replaces one part after the other, each alone, and brings back what does not come up or does worse.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run/command.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'));
  writeFileSync(join(folder, 'production.env'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs the script with a stand-in for `docker` that records its commands, each with its settings and image.
 * @param failsAt order that fails, unless a part goes back @param worse gateway that does worse than before
 */
const update = ({ failsAt = 'nothing', worse = 'nobody', env = '', isFirst = false } = {}) => {
  const answers = isFirst
    ? `case $1 in ps) exit 0;; esac`
    : `case "$*" in ps*) echo container-of-$3;; *test*) exit 0;; *--than*) case "$*" in *"${worse}"*) exit 1;; esac;; *fetch*) echo '{"memory":"connected"}';; esac`;
  writeFileSync(
    join(folder, 'docker'),
    [
      '#!/bin/sh',
      `[ $1 = compose ] || { echo "$@" >> ${folder}/told; [ $1 = inspect ] && echo sha256:$4; exit 0; }`,
      'shift 3',
      `[ $1 = -f ] && echo $2 >> ${folder}/overrides && shift 2`,
      'settings=$(basename $2)',
      'shift 2',
      `[ "$*" = 'config --services' ] && { printf 'balancer\\ngateway-1\\ngateway-2\\nkeycloak\\npostgres\\nredis\\n'; exit 0; }`,
      `case $1 in up) echo "$settings\${GATEWAY_IMAGE:+ $GATEWAY_IMAGE}\${BACK_OFFICE_KEYCLOAK_IMAGE:+ $BACK_OFFICE_KEYCLOAK_IMAGE}: $*" >> ${folder}/told;; *) echo "$@" >> ${folder}/told;; esac`,
      `[ -n "$GATEWAY_IMAGE$BACK_OFFICE_KEYCLOAK_IMAGE" ] || case "$*" in *${failsAt}*) exit 1;; esac`,
      answers,
      'exit 0',
    ].join('\n'),
  );
  chmodSync(join(folder, 'docker'), 0o755);
  const line = ['-c', `PATH=${folder}:$PATH PAUSE=0 ${env} sh infra/update.sh ${folder}/production.env`];
  const { status, stderr } = spawnSync('sh', line, { cwd: root, encoding: 'utf8' });
  const told = readFileSync(join(folder, 'told'), 'utf8').trim().split('\n');
  rmSync(join(folder, 'told'));
  return { status, stderr, told, replaced: told.filter((order) => order.includes(' up -d ')) };
};
const up = (part: string, wait = 900, settings = 'production.env') =>
  `${settings}: up -d --no-deps --no-build --wait --wait-timeout ${wait} ${part}`;
const all = [
  up('gateway-1', 120),
  up('gateway-2', 120),
  ...['postgres', 'redis', 'keycloak', 'balancer'].map((part) => up(part)),
];

test('replaces one gateway after the other, then each other part alone', () => {
  const { status, stderr, told, replaced } = update();
  expect([status, stderr]).toEqual([0, '']);
  expect(told).toContain('build --pull');
  expect(replaced).toEqual(all);
  // an order for several parts would stop all that depend on what has changed
  expect(told.filter((order) => order.includes(' up ') && !order.includes('--no-deps'))).toEqual([]);
});

test('takes the images from a registry, or as they are', () => {
  expect(update({ env: 'PULL=1' }).told).toContain('pull');
  const { told, replaced } = update({ env: 'PULL=0' });
  expect(told.filter((order) => /^(pull|build)/.test(order))).toEqual([]);
  expect(replaced).toEqual(all);
});

test('gives the engine a compose file of the installation with each order', () => {
  update({ env: 'OVERRIDE=own.yml' });
  const overrides = readFileSync(join(folder, 'overrides'), 'utf8').trim().split('\n');
  expect(new Set(overrides)).toEqual(new Set(['own.yml']));
});

test('ends at the first gateway that does not become ready, brings it back, and leaves the other', () => {
  const { status, stderr, told, replaced } = update({ failsAt: 'up*gateway-1' });
  expect(status).toBe(1);
  expect(stderr).toContain('gateway-1 did not become ready. It is back as it was, and nothing after it was touched');
  expect(told).toContain('tag sha256:container-of-gateway-1 back-office/before:gateway-1');
  expect(replaced.join()).not.toContain('gateway-2');
});

test('brings a part back with the settings and the image that it had, and touches nothing after it', () => {
  expect(update().status).toBe(0);
  writeFileSync(join(folder, 'production.env'), 'POSTGRES_PASSWORD=another');
  const { status, stderr, replaced } = update({ failsAt: 'up*keycloak' });
  expect(status).toBe(1);
  expect(stderr).toContain('keycloak did not become ready. It is back as it was');
  expect(replaced.slice(-2)).toEqual([
    up('keycloak'),
    up('keycloak', 900, 'production.env.running back-office/before:keycloak'),
  ]);
  expect(readFileSync(join(folder, 'production.env.running'), 'utf8')).toBe('');
});

test('ends at a gateway that is ready and does worse than before, unless that is accepted', () => {
  expect(update().status).toBe(0);
  const worse = 'exec -T gateway-1 node apps/gateway/dist/check-installation.js --than {"memory":"connected"}';
  const { status, stderr, told, replaced } = update({ worse: 'exec -T gateway-1' });
  expect(status).toBe(1);
  expect(stderr).toContain('gateway-1 does worse than before. It is back as it was');
  expect(told).toContainEqual(expect.stringContaining(worse));
  expect(replaced.join()).not.toContain('gateway-2');
  expect(update({ env: 'ACCEPT=memory' }).told).toContainEqual(expect.stringContaining('--accept memory'));
});

test('says of a part that has nothing to go back to that it is away', () => {
  const { status, stderr, replaced } = update({ failsAt: 'up*gateway-1', isFirst: true });
  expect(status).toBe(1);
  expect(stderr).toContain('gateway-1 did not become ready, and there is nothing to go back to');
  expect(replaced).toEqual([up('gateway-1', 120)]);
});

test('keeps the settings of the last update out of the repository, of images, and of the eyes of others', () => {
  expect(update().status).toBe(0);
  expect(statSync(join(folder, 'production.env.running')).mode & 0o777).toBe(0o600);
  expect(spawnSync('git', ['check-ignore', 'production.env.running'], { cwd: root }).status).toBe(0);
  expect(readFileSync(`${root}.dockerignore`, 'utf8')).toMatch(/^\*\.env\.running$/m);
});
