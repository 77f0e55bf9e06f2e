// Guards: Features of the application import each other in one direction.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run/command.mjs';

/** Features that each feature imports. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Follows imports from the end of `way` until they return to its first feature. Returns that cycle, or undefined. */
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

test('a cycle is found', () => {
  const imports = new Map([
    ['taxes', new Set(['refunds'])],
    ['refunds', new Set(['fees'])],
    ['fees', new Set(['refunds'])],
  ]);
  expect(circlesOf(imports)).toEqual(['refunds → fees → refunds', 'fees → refunds → fees']);
});

// two features that import each other are one feature, or their common part belongs to domain/
test('no features import each other in a cycle', () => {
  const folder = `${root}apps/web/src/features`;
  const features = readdirSync(folder);
  const imports = new Map(features.map((feature) => [feature, importsOf(folder, feature)]));
  expect(circlesOf(imports)).toEqual([]);
});
