// Guards: One command makes a release: versions, change logs, released schema and operations, commit and tag; or nothing.
// Looks over: tools/release.mjs, tools/run/**, packages/schema/CHANGELOG.md, CHANGELOG.md, **/package.json
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';

/** Matches the files of this repository that a release reads or writes. */
const NEEDED =
  /(^|\/)package(-lock)?\.json$|(^|\/)CHANGELOG\.md$|^packages\/schema\/\w+\.(generated\.)?graphql$|operations(\.generated)?\.json$|^tools\/(release|unused-texts|run\/[\w-]+)\.mjs$|^\.gitignore$/;

const { version: before }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const [major = '1', minor = '0'] = before.split('.');
const next = `${major}.${Number(minor) + 1}.0`;

let folder: string;
const at = (path: string) => join(folder, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const git = (...args: readonly string[]): string =>
  spawnSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
const commit = (subject: string) => git('commit', '--allow-empty', '--all', '--quiet', '--message', subject);

/** Runs the command in the small repository, with stubs of the container engine and npm. */
const release = (wanted: string, hasEngine = false) => {
  const program = (name: string, text: string) => {
    writeFileSync(at(`.tmp/bin/${name}`), `#!/bin/sh\n${text}\n`);
    chmodSync(at(`.tmp/bin/${name}`), 0o755);
  };
  mkdirSync(at('.tmp/bin'), { recursive: true });
  program('docker', hasEngine ? `echo "$@" >> ${at('.tmp/docker')}` : 'exit 1');
  program('npm', `echo '{ "bomFormat": "CycloneDX" }'`);
  const line = `PATH=${at('.tmp/bin')}:$PATH GIT_AUTHOR_NAME=Ana GIT_AUTHOR_EMAIL=ana@example.com GIT_COMMITTER_NAME=Ana GIT_COMMITTER_EMAIL=ana@example.com exec ${process.execPath} tools/release.mjs ${wanted}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const path of await filesOfRepository((name) => NEEDED.test(name))) {
    mkdirSync(dirname(at(path)), { recursive: true });
    cpSync(root + path, at(path));
  }
  mkdirSync(at('apps/web/src'), { recursive: true });
  writeFileSync(
    at('apps/web/tsconfig.json'),
    '{ "compilerOptions": { "lib": ["ES2023"], "types": [] }, "include": ["src"] }',
  );
  writeFileSync(at('apps/web/src/card.texts.ts'), "export const texts = { title: 'Tarjeta' };\n");
  writeFileSync(at('apps/web/src/card.ts'), "import { texts } from './card.texts';\nexport const { title } = texts;\n");
  symlinkSync(`${root}node_modules`, at('node_modules'));
  writeFileSync(at('.gitignore'), `${read('.gitignore')}\nnode_modules\n`);
  git('init', '--quiet');
  git('add', '--all');
  commit('chore: begin');
  git('tag', `v${before}`);
  for (const subject of ['feat: filters by amount', 'fix: a lost answer', 'test: something', 'fix: a lost answer'])
    commit(subject);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a release has its version in every file, its section, its schema and operations, a commit and a tag', async () => {
  const kept = /## Unreleased\n\n(- .*)/.exec(read('CHANGELOG.md'))?.[1];
  const { status, stdout, stderr } = release(next);
  expect([status, stderr]).toEqual([0, '']);
  for (const path of await filesOfRepository((name) =>
    /^(apps|packages)\/\w[\w-]*\/package\.json$|^package\.json$/.test(name),
  )) {
    expect(JSON.parse(read(path))).toMatchObject({ version: next });
    expect(read(path)).not.toMatch(new RegExp(`"@backoffice/[\\w-]+": "${before}"`));
  }
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages['apps/gateway'].version]).toEqual([next, next]);
  expect(lock.packages['apps/gateway'].dependencies['@backoffice/schema']).toBe(next);

  const log = read('CHANGELOG.md');
  const section = log.slice(log.indexOf(`## ${next} (`), log.indexOf(`## ${before}`));
  if (kept !== undefined) expect(section).toContain(kept);
  expect(section).toContain('### Commits\n\nNew:\n\n- filters by amount\n\nMended:\n\n- a lost answer\n');
  expect(section).not.toContain('something');
  expect(log).toMatch(new RegExp(`## Unreleased\\n\\n## ${next} `));
  expect(read('packages/schema/CHANGELOG.md')).toContain(`## ${next} (`);
  expect(read('packages/schema/released.graphql')).toBe(read('packages/schema/schema.generated.graphql'));
  expect(JSON.parse(read('apps/gateway/src/graphql/released-operations.json')).releases[0].release).toBe(next);

  expect(git('log', '-1', '--format=%s')).toBe(`chore: release ${next}\n`);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag', '--points-at', 'HEAD')).toBe(`v${next}\n`);
  expect(git('tag', '--list', '--format=%(contents)', `v${next}`)).toContain('- filters by amount');
  expect(read(`.tmp/releases/${next}/gateway.cdx.json`)).toContain('CycloneDX');
  expect(stdout).toContain(`Skipped: no engine answers \`docker info\`, so no image of ${next} was built.`);
});

test('with a container engine both images are built, with version and revision', () => {
  expect(release(next, true).status).toBe(0);
  const revision = git('rev-parse', 'HEAD').trim();
  const told = read('.tmp/docker').trim().split('\n');
  const labels = `--build-arg VERSION=${next} --build-arg REVISION=${revision} .`;
  expect(told.slice(1)).toEqual([
    `build --target gateway --tag back-office/gateway:${next} ${labels}`,
    `build --target platform --tag back-office/platform:${next} ${labels}`,
  ]);
});

test.each([
  ['an older version', '0.9.0', () => undefined, 'is no version after'],
  ['a name', 'next', () => undefined, 'is no version after'],
  ['work that is not committed', next, () => writeFileSync(at('CHANGELOG.md'), 'x'), 'not committed'],
  ['a version that there is', next, () => void git('tag', `v${next}`), `There is a tag v${next}`],
  ['a word that nothing shows', next, () => hideWord(), 'Nothing shows these words:\nsrc/card.texts.ts: title'],
  ['a schema that breaks its clients', next, () => breakSchema(), 'breaks its clients'],
])('%s releases nothing', (_what, wanted, prepare, complaint) => {
  prepare();
  const head = git('rev-parse', 'HEAD');
  const { status, stderr } = release(wanted);
  expect(status).toBe(1);
  expect(stderr).toContain(complaint);
  expect(git('rev-parse', 'HEAD')).toBe(head);
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: before });
});

const hideWord = (): void => {
  writeFileSync(at('apps/web/src/card.ts'), 'export const title = 1;\n');
  commit('refactor: a word that is gone');
};

const breakSchema = (): void => {
  const path = 'packages/schema/released.graphql';
  writeFileSync(at(path), `${read(path)}\ntype OnlyReleased {\n  id: ID!\n}\n`);
  commit('chore: a type that is gone');
};
