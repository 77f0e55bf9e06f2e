// Guards: A release is recorded once, with the operations of its application; the oldest ones are removed.
import { KEPT_RELEASES, recordRelease } from './run/released-operations.mjs';

const none: ReturnType<typeof recordRelease> = { releases: [], texts: {} };

test('a text that several releases share is stored once', () => {
  const first = recordRelease(none, '1.0.0', { a: '{ a }', b: '{ b }' });
  expect(recordRelease(first, '1.1.0', { b: '{ b }', c: '{ c }' })).toEqual({
    releases: [
      { release: '1.1.0', operations: ['b', 'c'] },
      { release: '1.0.0', operations: ['a', 'b'] },
    ],
    texts: { a: '{ a }', b: '{ b }', c: '{ c }' },
  });
});

test('a released version keeps its operations', () => {
  const released = recordRelease(none, '1.0.0', { a: '{ a }' });
  expect(recordRelease(released, '1.0.0', { a: '{ a }' })).toBe(released);
  expect(() => recordRelease(released, '1.0.0', { b: '{ b }' })).toThrow('raise `version` in package.json first');
});

test('the oldest release is removed, with the texts that only it has', () => {
  const versions = Array.from({ length: KEPT_RELEASES + 1 }, (_, at) => `1.${at}.0`);
  const released = versions.reduce(
    (all, version) => recordRelease(all, version, { [version]: `{ ${version} }` }),
    none,
  );
  expect(released.releases.map(({ release }) => release)).toEqual(versions.slice(1).reverse());
  expect(Object.keys(released.texts)).not.toContain('1.0.0');
});
