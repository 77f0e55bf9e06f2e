// npm run release -- 1.53.0     makes that release: versions, change logs, released schema and operations, commit, tag,
//                               bill of materials, and images where there is a container engine. docs/releases.md describes it.
// npm run release -- artifacts  the last two alone, of the release that is checked out
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { root, run, runNode } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';
import { IMAGES, materialsOf } from './run/materials.mjs';
import { changesOf, closeSection, isLater, lockWithVersion, withVersion } from './run/release-files.mjs';
import { recordRelease, releasedOperations } from './run/released-operations.mjs';
import { currentSchema, releasedSchema, schemaChanges } from './run/schema-changes.mjs';

const read = (/** @type {string} */ path) => readFile(root + path, 'utf8');

/** @param {string} path @param {(text: string) => string} change */
const rewrite = async (path, change) => writeFile(root + path, change(await read(path)));

/** @param {readonly string[]} args */
const git = async (...args) => {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args[0]}: ${output.trim()}`);
  return output.trim();
};

/** Returns the reasons that prevent a release of a version. @param {string} version @param {string} before */
const obstaclesOf = async (version, before) => {
  const words = await runNode([`${root}tools/unused-texts.mjs`]);
  const breaking = (await schemaChanges(new Date())).filter(({ kind }) => kind === 'breaking');
  return [
    ...(isLater(version, before) ? [] : [`${version} is no version after ${before}, such as 1.2.3.`]),
    ...((await git('status', '--porcelain')) === '' ? [] : ['There are changes that are not committed.']),
    ...((await git('tag', '--list', `v${version}`)) === '' ? [] : [`There is a tag v${version}.`]),
    ...(words.code === 0 ? [] : [words.output.trim()]),
    ...breaking.map(({ description }) => `The schema breaks its clients: ${description}`),
  ];
};

/**
 * Returns the subjects of the commits since the last release. Without its tag, since the commit that set its version.
 * @param {string} before
 */
const subjectsSince = async (before) => {
  const tagged = await git('tag', '--list', `v${before}`);
  const set = tagged || (await git('log', '-1', '--format=%H', `-S"version": "${before}"`, '--', 'package.json'));
  const subjects = await git('log', '--no-merges', '--format=%s', `${set}..HEAD`);
  return subjects.split('\n').filter(Boolean);
};

/** @param {string} version */
const releaseSchema = async (version) => {
  const operations = JSON.parse(await read('apps/gateway/src/graphql/operations.generated.json'));
  await rewrite(releasedOperations, (text) => {
    const released = recordRelease(JSON.parse(text), version, operations);
    return `${JSON.stringify(released, null, 2)}\n`;
  });
  await copyFile(root + currentSchema, root + releasedSchema);
};

/** @param {string} version */
const release = async (version) => {
  const { version: before } = JSON.parse(await read('package.json'));
  const obstacles = await obstaclesOf(version, before);
  if (obstacles.length > 0) throw new Error(`Nothing was released:\n- ${obstacles.join('\n- ')}`);
  const changes = changesOf(await subjectsSince(before));
  const day = new Date().toISOString().slice(0, 10);
  for (const path of await filesOfRepository((name) => /(^|\/)package\.json$/.test(name)))
    await rewrite(path, (text) => withVersion(text, before, version));
  await rewrite('package-lock.json', (text) => lockWithVersion(text, before, version));
  const { log, body } = closeSection(await read('CHANGELOG.md'), `${version} (${day})`, changes);
  await writeFile(`${root}CHANGELOG.md`, log);
  await rewrite('packages/schema/CHANGELOG.md', (text) => closeSection(text, `${version} (${day})`).log);
  await releaseSchema(version);
  await git('commit', '--all', '--quiet', '--message', `chore: release ${version}`);
  await git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `${version}\n\n${body}\n`);
  console.log(`${version} is committed and tagged as v${version}. Look at it, then: git push --follow-tags`);
};

/**
 * Writes the bill of materials of each image, to find out whether a vulnerable package concerns it. Skips an image for
 * which npm fails.
 * @param {string} folder
 */
const listMaterials = async (folder) => {
  for (const image of IMAGES) {
    try {
      await writeFile(`${folder}/${image}.cdx.json`, await materialsOf(image));
      console.log(`Bill of materials: ${folder.slice(root.length)}/${image}.cdx.json`);
    } catch (error) {
      console.log(`Skipped: ${error instanceof Error ? error.message : error}`);
    }
  }
};

/** @param {string} version */
const buildImages = async (version) => {
  if ((await run('docker', ['info'])).code !== 0) {
    console.log(`Skipped: no engine answers \`docker info\`, so no image of ${version} was built.`);
    console.log(`Where there is one: git checkout v${version} && npm run release -- artifacts`);
    return;
  }
  const revision = await git('rev-parse', 'HEAD');
  const labels = ['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${revision}`];
  for (const image of IMAGES) {
    const tag = `back-office/${image}:${version}`;
    const { code } = await run('docker', ['build', '--target', image, '--tag', tag, ...labels, '.'], { show: true });
    if (code !== 0) throw new Error(`${tag} was not built.`);
    console.log(`Image: ${tag}`);
  }
};

const makeArtifacts = async () => {
  const { version } = JSON.parse(await read('package.json'));
  const folder = `${root}.tmp/releases/${version}`;
  await mkdir(folder, { recursive: true });
  await listMaterials(folder);
  await buildImages(version);
};

const [wanted = ''] = process.argv.slice(2);
try {
  if (wanted === '') throw new Error('Usage: npm run release -- 1.53.0, or npm run release -- artifacts');
  if (wanted !== 'artifacts') await release(wanted);
  await makeArtifacts();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
