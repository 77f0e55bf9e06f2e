// Guards: What two browsers chose is joined without losing a view, and a first browser brings what it has.
import { merge, type Sides } from './merge';

const view = (name: string, search = 'status=approved') => ({ list: 'payments.list', name, search });
const merged = (sides: Partial<Sides>) => merge({ base: {}, local: {}, server: {}, ...sides }, () => 'new');

test('what only one side changed is as it is there', () => {
  const base = { theme: 'DARK', density: 'WIDE', 'view:a': view('A'), 'view:b': view('B') };
  const local = { theme: 'LIGHT', density: 'WIDE', 'view:a': view('A') };
  const server = { theme: 'DARK', density: 'COMPACT', 'view:a': view('De A'), 'view:b': view('B') };
  expect(merged({ base, local, server }).entries).toEqual({
    theme: 'LIGHT',
    density: 'COMPACT',
    'view:a': view('De A'),
  });
});

test('a setting that is not here yet is as it is there; the columns of a list are taken back', () => {
  const base = { theme: 'DARK', 'list:bins.list': { hidden: ['A'] } };
  expect(merged({ base, server: base }).entries).toEqual({ theme: 'DARK' });
});

test('of a setting that both changed, this browser’s stays: it is the later choice', () => {
  expect(merged({ base: { theme: 'DARK' }, local: { theme: 'LIGHT' }, server: { theme: 'SYSTEM' } }).entries).toEqual({
    theme: 'LIGHT',
  });
});

test('of a view that both changed, both stay, and that is told', () => {
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

test('a view that was deleted in one browser and changed in the other stays', () => {
  const changed = { 'view:a': view('De A') };
  const base = { 'view:a': view('A') };
  expect(merged({ base, local: changed }).entries).toEqual(changed);
  expect(merged({ base, server: changed }).entries).toEqual(changed);
});

test('a browser that comes for the first time brings what the gateway does not have', () => {
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

test('a name of full length is shortened for its number', () => {
  const long = 'x'.repeat(60);
  const { doubled } = merged({
    base: undefined,
    local: { 'view:a': view(long) },
    server: { 'view:b': view(long, 'status=rejected') },
  });
  expect(doubled).toEqual([`${'x'.repeat(56)} (2)`]);
});
