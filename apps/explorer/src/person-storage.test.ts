// Guards: The explorer stores the queries of one person only, without their headers, and removes them at sign-out.
import { createPageStorage, openPersonStorage } from './person-storage';

/** Creates a stub of the browser's storage. */
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

test('the entries of one person are removed when another signs in; entries of the back office stay', () => {
  const storage = createStorage({ 'theme.mode': 'dark', 'graphiql:tabState': 'of before' });
  const ana = openPersonStorage(storage, 'ana');
  ana.setItem('graphiql:tabState', '{"tabs":[]}');
  expect(openPersonStorage(storage, 'ana').getItem('graphiql:tabState')).toBe('{"tabs":[]}');
  const omar = openPersonStorage(storage, 'omar');
  expect(omar.getItem('graphiql:tabState')).toBeNull();
  expect(keysOf(storage)).toEqual(['theme.mode']);
});

test('a sign-out removes all entries, and stores no more', () => {
  const storage = createStorage({ 'theme.mode': 'dark' });
  const ana = openPersonStorage(storage, 'ana');
  ana.setItem('graphiql:query', '{ viewer }');
  expect(ana.length).toBe(1);
  ana.forget();
  ana.setItem('graphiql:query', 'of an editor that closes');
  expect([ana.length, keysOf(storage)]).toEqual([0, ['theme.mode']]);
});

test('clearing the storage leaves it usable', () => {
  const storage = createStorage();
  const ana = openPersonStorage(storage, 'ana');
  ana.setItem('graphiql:query', '{ a }');
  ana.clear();
  ana.setItem('graphiql:theme', 'dark');
  expect([ana.length, ana.getItem('graphiql:theme')]).toEqual([1, 'dark']);
});

test('the history is stored without typed headers, which may contain a token', () => {
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

test('if the browser blocks its storage, entries last while the page is open', () => {
  const page = createPageStorage();
  page.setItem('graphiql:query', '{ a }');
  expect([page.getItem('graphiql:query'), page.length]).toEqual(['{ a }', 1]);
  page.removeItem('graphiql:query');
  page.setItem('x', 'y');
  page.clear();
  page.setItem('x', 'y');
  page.forget();
  page.setItem('graphiql:query', 'of an editor that closes');
  expect([page.getItem('graphiql:query'), page.length]).toEqual([null, 0]);
});
