// Guards: The explorer keeps queries of one person alone, without their headers, and nothing once they left.
import { createPageStorage, openPersonStorage } from './person-storage';

/** A storage as browsers have it. */
const createStorage = (given: Readonly<Record<string, string>> = {}): Storage => {
  const kept = new Map(Object.entries(given));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
};

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_none, at) => storage.key(at));

test('what one person typed is gone when another signs in, and what is not of the explorer stays', () => {
  const storage = createStorage({ 'theme.mode': 'dark', 'graphiql:tabState': 'of before' });
  const ana = openPersonStorage(storage, 'ana');
  ana.setItem('graphiql:tabState', '{"tabs":[]}');
  expect(openPersonStorage(storage, 'ana').getItem('graphiql:tabState')).toBe('{"tabs":[]}');
  const omar = openPersonStorage(storage, 'omar');
  expect(omar.getItem('graphiql:tabState')).toBeNull();
  expect(keysOf(storage)).toEqual(['theme.mode']);
});

test('signing out empties it for good', () => {
  const storage = createStorage({ 'theme.mode': 'dark' });
  const ana = openPersonStorage(storage, 'ana');
  ana.setItem('graphiql:query', '{ viewer }');
  expect(ana.length).toBe(1);
  ana.forget();
  ana.setItem('graphiql:query', 'of an editor that closes');
  expect([ana.length, keysOf(storage)]).toEqual([0, ['theme.mode']]);
});

test('clearing what is kept leaves it open', () => {
  const storage = createStorage();
  const ana = openPersonStorage(storage, 'ana');
  ana.setItem('graphiql:query', '{ a }');
  ana.clear();
  ana.setItem('graphiql:theme', 'dark');
  expect([ana.length, ana.getItem('graphiql:theme')]).toEqual([1, 'dark']);
});

test('a history keeps no typed header, which may be a token', () => {
  const storage = createStorage();
  const ana = openPersonStorage(storage, 'ana');
  ana.setItem(
    'graphiql:queries',
    '{"queries":[{"query":"{ a }","headers":"{\\"Authorization\\":\\"Bearer a.b.c\\"}"}]}',
  );
  expect(ana.getItem('graphiql:queries')).toBe('{"queries":[{"query":"{ a }"}]}');
  ana.setItem('graphiql:favorites', 'no JSON');
  expect(ana.getItem('graphiql:favorites')).toBe('');
});

test('where the browser keeps nothing, the page does while it is open', () => {
  const page = createPageStorage();
  page.setItem('graphiql:query', '{ a }');
  expect([page.getItem('graphiql:query'), page.length]).toEqual(['{ a }', 1]);
  page.removeItem('graphiql:query');
  page.setItem('x', 'y');
  page.clear();
  page.setItem('x', 'y');
  page.forget();
  expect([page.getItem('graphiql:query'), page.length]).toEqual([null, 0]);
});
