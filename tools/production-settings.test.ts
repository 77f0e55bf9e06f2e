// Guards: Every setting of an installation is used. All missing settings are reported at once, and an unknown one is
// refused.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run/command.mjs';

const compose = readFileSync(`${root}docker-compose.production.yml`, 'utf8').replaceAll(/^ *#.*\n/gm, '');
const known = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
const needed = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name));
const example = readFileSync(`${root}production.env.example`, 'utf8');
const optional = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)];

/** Rows of the gateway's settings. */
const rows = (readFileSync(`${root}docs/settings.md`, 'utf8').split('## Gateway\n')[1]?.split('\n## ')[0] ?? '').split(
  '\n',
);
/** Returns the settings of a row. */
const namesIn = (row: string): readonly string[] =>
  [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);

/** Settings that the installation sets by itself: paths inside its containers, and facts about its images. */
const ITS_OWN =
  'PORT GATEWAY_HOST NODE_ENV AUDIT_LOG ACTIVITY_DATA_DIR ACTIVITY_FILE KEPT_ASSETS WEB_DIST EXPLORER_DIST'.split(' ');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = (settings: string) => {
  const file = join(folder, 'production.env');
  writeFileSync(file, settings);
  return spawnSync('sh', ['infra/check-settings.sh', file], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
};
const files = 'COMPOSE_FILE=docker-compose.production.yml';
const complete = `${files}\n${[...needed].map((name) => `${name}='given'\n`).join('')}`;

test('the installation accepts each setting of the table, or sets it by itself', () => {
  const names = rows.flatMap(namesIn);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !known.has(name))).toEqual(ITS_OWN);
});

test('the installation requires only what the table requires, its own address and its own Redis', () => {
  const withDefault = rows.filter((row) => !row.split(' | ')[1]?.includes('required')).flatMap(namesIn);
  expect(withDefault.filter((name) => needed.has(name))).toEqual(['PUBLIC_URL', 'REDIS_PASSWORD']);
});

test('production.env.example has a line for each setting, with its default', () => {
  const empty = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=$/gm)].map(([, name]) => name);
  expect(empty.sort()).toEqual([...needed].sort());
  expect(optional.map(([, name]) => name).sort()).toEqual([...known].filter((name) => !needed.has(name)).sort());
  for (const [, name, value] of optional) {
    const otherwise = [...compose.matchAll(new RegExp(`\\$\\{${name}:-([^}]*)\\}`, 'g'))].map(([, given]) => given);
    expect([name, otherwise[0]?.replace('/dev/null', '') ?? '']).toEqual([name, value]);
  }
});

test('all missing settings are reported at once', () => {
  const { status, stderr } = check(example);
  expect(status).toBe(1);
  expect([...stderr.matchAll(/^- (\w+) is missing: \S/gm)].map(([, name]) => name).sort()).toEqual([...needed].sort());
  expect(check(complete.replace("REDIS_PASSWORD='given'", "REDIS_PASSWORD=''")).stderr).toContain('- REDIS_PASSWORD');
});

test('an unknown setting is refused by its name, and every known one is accepted', () => {
  const { status, stderr } = check(`${complete}LOG_LEVLE=debug\nAUDIT_LOG=/tmp/trail\n`);
  expect(status).toBe(1);
  expect(stderr).toContain('- LOG_LEVLE is read by nothing here');
  expect(stderr).toContain('- AUDIT_LOG is read by nothing here');
  const all = optional.map(([, name]) => `${name}=given\n`).join('');
  expect(check(`# a comment\n${complete}export COMPOSE_PROJECT_NAME=mine\n${all}`)).toMatchObject({
    status: 0,
    stderr: '',
  });
});

test("settings in the installation's own compose file are known", () => {
  const own = join(folder, 'own.yml');
  writeFileSync(own, 'services: { balancer: { environment: { MINE: "${MINE:-}" } } }\n');
  expect(check(`${complete}MINE=1\n`).status).toBe(1);
  expect(check(`${complete}MINE=1\n${files}:${own}\n`)).toMatchObject({ status: 0, stderr: '' });
});

test('COMPOSE_FILE begins with docker-compose.production.yml, and names only files that exist', () => {
  expect(example).toContain(`\n${files}\n`);
  expect(check(complete.replace(files, '')).stderr).toContain(
    '- COMPOSE_FILE must begin with docker-compose.production.yml',
  );
  expect(check(complete.replace(files, 'COMPOSE_FILE=own.yml')).stderr).toContain('- COMPOSE_FILE must begin with');
  expect(check(complete.replace(files, `${files}:own.yml`)).stderr).toContain(
    '- COMPOSE_FILE names own.yml, which is not',
  );
});
