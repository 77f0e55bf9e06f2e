// Guards: An application that was opened before an update finds its scripts at every gateway.
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startPlatform } from '@backoffice/platform/testing';
import { startGateway, type TestGateway } from '../../testing/index.ts';
import { keepAssets } from './kept-assets.ts';

const folder = await mkdtemp(join(tmpdir(), 'gateway-kept-'));
const kept = join(folder, 'common-state');
const platform = await startPlatform({ payments: 0 });
const started: TestGateway[] = [];

const build = async (name: string): Promise<string> => {
  const dist = join(folder, name);
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), `<title>${name}</title>`);
  await writeFile(join(dist, 'assets', `start-${name}.js`), `console.log('${name}')`);
  await writeFile(join(dist, 'assets', `start-${name}.js.gz`), gzipSync(`console.log('${name}')`));
  return dist;
};

const serve = async (name: string, knownReleases = 3): Promise<TestGateway> => {
  const dist = await build(name);
  const config = { webDist: dist, explorerDist: dist, keptAssets: kept, knownReleases };
  const gateway = await startGateway({ platform, config });
  started.push(gateway);
  return gateway;
};

const get = async ({ url }: TestGateway, path: string) => {
  const { status, headers, ...response } = await fetch(url + path).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    body: await answer.text(),
  }));
  return { status, cache: headers.get('cache-control'), encoding: headers.get('content-encoding'), ...response };
};

beforeEach(() => mkdir(kept, { recursive: true }));
afterEach(async () => {
  await Promise.all(started.splice(0).map((gateway) => gateway.close()));
  await rm(kept, { recursive: true });
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

test('scripts of the previous build are served unchanged, for application and explorer', async () => {
  await (await serve('old')).close();
  const gateway = await serve('new');
  for (const path of ['/assets/start-old.js', '/explorer/assets/start-old.js'])
    expect([path, await get(gateway, path)]).toEqual([
      path,
      {
        status: 200,
        body: "console.log('old')",
        cache: 'public, max-age=31536000, immutable',
        encoding: 'gzip',
      },
    ]);
  expect(await get(gateway, '/explorer/')).toMatchObject({ status: 200, body: '<title>new</title>' });
  expect(await get(gateway, '/builds/x')).toMatchObject({ status: 404 });
});

test('a gateway of the previous build serves scripts of the newer one', async () => {
  const old = await serve('old');
  await serve('new');
  expect(await get(old, '/assets/start-new.js')).toMatchObject({ status: 200, body: "console.log('new')" });
});

/** Sets the start of all stored builds to some days ago. */
const age = async (days: number): Promise<void> => {
  const builds = join(kept, 'web', 'builds');
  const at = new Date(Date.now() - days * 86_400_000);
  for (const name of await readdir(builds)) await utimes(join(builds, name), at, at);
};

test('only the latest builds are kept, and a rollback to one makes it the latest', async () => {
  await serve('one', 1);
  await age(2);
  await serve('two', 1);
  await age(1);
  await serve('one', 1);
  const gateway = await serve('three', 1);
  expect(await get(gateway, '/assets/start-one.js')).toMatchObject({ status: 200 });
  expect(await get(gateway, '/assets/start-two.js')).toMatchObject({ status: 404 });
});

test('a file that another gateway is still copying stays, and one of a stopped copy is deleted', async () => {
  await (await serve('one')).close();
  const assets = join(kept, 'web', 'assets');
  const [copied, left] = ['start-two.js.1.part', 'start-two.js.2.part'].map((name) => join(assets, name));
  for (const path of [copied, left]) await writeFile(path ?? '', 'half of it');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(left ?? '', yesterday, yesterday);
  await serve('one');
  expect((await readdir(assets)).filter((name) => name.endsWith('.part'))).toEqual(['start-two.js.1.part']);
});

test('gateways that start at nearly the same moment all store their scripts', async () => {
  for (let round = 0; round < 20; round += 1) {
    const dists = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => build(`${name}${round}`)));
    await Promise.all(
      dists.map(async (dist, at) => {
        await pause(at * Math.random() * 2);
        await keepAssets(dist, join(kept, 'web'), 2);
      }),
    );
  }
});

test('a gateway starts even if it cannot store its scripts', async () => {
  await writeFile(join(kept, 'web'), 'a file in the place of the folder');
  expect(await get(await serve('new'), '/assets/start-new.js')).toMatchObject({ status: 200 });
});
