import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';
import { IMAGES, materialsOf } from '../run/materials.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {import('./checks.mjs').Checks} Checks */

/** Files of ours that an image must not contain: sources, tests, settings, keys. */
const UNWANTED =
  /(\.tsx?|\.jsx|\.test\.\w+|\.pem|\.key|\.npmrc|\.env|\.gitignore|tsconfig.*\.json)$|\/(\.git|src|e2e|bench)\//;

/** Replaces the no-break spaces that `Intl` writes. */
const plain = (/** @type {string} */ text) => text.replaceAll(/\s/g, ' ');

/** Returns the packages that only development needs. */
const developersPackages = async () => {
  /** @type {Record<string, { dev?: boolean, version?: string }>} */
  const packages = JSON.parse(await readFile(`${root}package-lock.json`, 'utf8')).packages;
  const pairs = Object.entries(packages).map(([path, { dev, version }]) => ({
    name: `${path.split('node_modules/').at(-1)}@${version}`,
    dev: dev === true,
  }));
  const needed = new Set(pairs.filter(({ dev }) => !dev).map(({ name }) => name));
  return new Set(pairs.filter(({ name, dev }) => dev && !needed.has(name)).map(({ name }) => name));
};

/** @param {string} image */
const listedMaterials = async (image) => {
  const bill = JSON.parse(await materialsOf(image));
  assert.equal(bill.bomFormat, 'CycloneDX');
  /** @type {{ name: string, group?: string, version: string }[]} */
  const components = bill.components;
  return new Set(components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`));
};

/**
 * @param {Engine} engine
 * @param {Checks} checks
 * @param {string} image
 * @param {{ version: string, revision: RegExp }} built
 */
const checkImage = async ({ ask, inspect }, { check }, image, { version, revision }) => {
  const tag = `back-office/${image}`;
  const script = await readFile(`${root}tools/images/image-facts.mjs`, 'utf8');
  const line = ['node', '--input-type=module', '--eval', script];
  const facts = JSON.parse(await ask('run', '--rm', '--read-only', '--network', 'none', tag, ...line));
  const { Size, Config } = await inspect(tag);

  await check(`${image}: it runs as a plain user`, () => assert.equal(facts.uid, 1000));
  await check(`${image}: nothing of developers is in it`, async () => {
    const unwanted = await developersPackages();
    assert.deepEqual(
      facts.packages.filter((/** @type {string} */ name) => unwanted.has(name)),
      [],
    );
    assert.deepEqual(
      facts.programs.filter((/** @type {string} */ name) => /^(npm|npx|yarn|corepack)/.test(name)),
      [],
    );
    return `${facts.packages.length} packages, Node ${facts.node}`;
  });
  await check(`${image}: neither sources nor tests, types, maps of packages or links are in it`, () =>
    assert.deepEqual([...facts.own.filter((/** @type {string} */ file) => UNWANTED.test(file)), ...facts.leftOver], []),
  );
  await check(`${image}: its bill of materials names each of its packages`, async () => {
    const listed = await listedMaterials(image);
    assert.deepEqual(
      facts.packages.filter((/** @type {string} */ name) => !listed.has(name)),
      [],
    );
    return `${listed.size} listed`;
  });
  await check(`${image}: it writes amounts and days as Argentina does`, () => {
    assert.equal(plain(facts.money), '$ 1.234.567,89');
    assert.equal(plain(facts.day), 'miércoles, 31 de diciembre de 1969, 9:00 p. m.');
    assert.equal(facts.zone, 'UTC');
  });
  await check(`${image}: its labels say what it is`, () => {
    const of = (/** @type {string} */ name) => Config.Labels[`org.opencontainers.image.${name}`];
    assert.match(of('title'), /^Back-office: /);
    assert.deepEqual([of('vendor'), of('version')], ['Back-office', version]);
    assert.match(of('revision'), revision);
    return `${of('version')}, ${Math.round(Size / 1e6)} MB`;
  });
};

/**
 * Checks both built images.
 * @param {Engine} engine
 * @param {Checks} checks
 * @param {{ version: string, revision: RegExp }} built
 */
export const checkImages = async (engine, checks, built) => {
  for (const image of IMAGES) await checkImage(engine, checks, image, built);
};
