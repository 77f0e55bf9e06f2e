// Guards: Choices of two browsers are merged without losing a view, and a new browser adds its own.
import { merge, type Sides } from './merge';

const view = (name: string, search = 'status=approved') => ({ list: 'payments.list', name, search });
const merged = (sides: Partial<Sides>) => merge({ base: {}, local: {}, server: {}, ...sides }, () => 'new');

test('an entry that only one side changed takes the value of that side', () => {
  const base = { theme: 'DARK', density: 'WIDE', 'view:a': view('A'), 'view:b': view('B') };
  const local = { theme: 'LIGHT', density: 'WIDE', 'view:a': view('A') };
  const server = { theme: 'DARK', density: 'COMPACT', 'view:a': view('De A'), 'view:b': view('B') };
  expect(merged({ base, local, server }).entries).toEqual({
    theme: 'LIGHT',
    density: 'COMPACT',
    'view:a': view('De A'),
  });
});

test('a setting that this browser lacks is taken from the gateway; choices for a list can be undone', () => {
  const base = { theme: 'DARK', 'list:bins.list': { hidden: ['A'] } };
  expect(merged({ base, server: base }).entries).toEqual({ theme: 'DARK' });
});

test("of a setting that both sides changed, this browser's value wins", () => {
  expect(merged({ base: { theme: 'DARK' }, local: { theme: 'LIGHT' }, server: { theme: 'SYSTEM' } }).entries).toEqual({
    theme: 'LIGHT',
  });
});

test('of a view that both sides changed, both are kept, and the conflict is reported', () => {
  const sides = {
    base: { 'view:a': view('A') },
    local: { 'view:a': view('A', 'status=rejected') },
    server: { 'view:a': view('A', 'status=pending') },
  };
  expect(merged(sides)).toEqual({
    entries: { 'view:a': view('A', 'status=pending'), 'view:new': view('A (2)', 'status=rejected') },
    doubled: ['A (2)'],
  });
});

test('a view that was deleted in one browser and changed in the other is kept', () => {
  const changed = { 'view:a': view('De A') };
  const base = { 'view:a': view('A') };
  expect(merged({ base, local: changed }).entries).toEqual(changed);
  expect(merged({ base, server: changed }).entries).toEqual(changed);
});

test('a browser that synchronizes for the first time adds what the gateway does not have', () => {
  const local = { theme: 'DARK', 'view:a': view('A'), 'view:b': view('b'), 'view:c': view('C', 'status=rejected') };
  expect(merged({ base: undefined, local }).entries).toEqual(local);
  const server = { theme: 'LIGHT', density: 'WIDE', 'view:x': view('B'), 'view:y': view('C') };
  expect(merged({ base: undefined, local, server })).toEqual({
    entries: {
      theme: 'LIGHT',
      density: 'WIDE',
      'view:x': view('B'),
      'view:y': view('C'),
      'view:a': view('A'),
      'view:c': view('C (2)', 'status=rejected'),
    },
    doubled: ['C (2)'],
  });
});

test('a name of maximum length is shortened to make room for its number', () => {
  const long = 'x'.repeat(60);
  const { doubled } = merged({
    base: undefined,
    local: { 'view:a': view(long) },
    server: { 'view:b': view(long, 'status=rejected') },
  });
  expect(doubled).toEqual([`${'x'.repeat(56)} (2)`]);
});
