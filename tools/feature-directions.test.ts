// Guards: Features of the application import each other in one direction.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run/command.mjs';

/** The features that each feature imports. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Features on the way from a feature back to itself; undefined when none leads back. */
const circleIn = (imports: Imports, way: readonly string[]): readonly string[] | undefined => {
  for (const next of imports.get(way.at(-1) ?? '') ?? []) {
    if (next === way[0]) return [...way, next];
    const circle = way.includes(next) ? undefined : circleIn(imports, [...way, next]);
    if (circle) return circle;
  }
  return undefined;
};

const circlesOf = (imports: Imports): readonly string[] =>
  [...imports.keys()].flatMap((feature) => circleIn(imports, [feature])?.join(' → ') ?? []);

const importsOf = (folder: string, feature: string): ReadonlySet<string> => {
  const files = readdirSync(join(folder, feature), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const imported = sources.flatMap((file) =>
    [...readFileSync(join(folder, feature, file), 'utf8').matchAll(/'@\/features\/([\w-]+)/g)].map(([, to = '']) => to),
  );
  return new Set(imported.filter((to) => to !== feature));
};

test('a circle is found', () => {
  const imports = new Map([
    ['taxes', new Set(['refunds'])],
    ['refunds', new Set(['fees'])],
    ['fees', new Set(['refunds'])],
  ]);
  expect(circlesOf(imports)).toEqual(['refunds → fees → refunds', 'fees → refunds → fees']);
});

// two features that need each other are one feature, or what both know belongs to domain/
test('no feature needs a feature that needs it', () => {
  const folder = `${root}apps/web/src/features`;
  const features = readdirSync(folder);
  const imports = new Map(features.map((feature) => [feature, importsOf(folder, feature)]));
  expect(circlesOf(imports)).toEqual([]);
});
