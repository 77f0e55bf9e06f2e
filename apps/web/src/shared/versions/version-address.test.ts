// Guards: The address holds the version, the dialog and the comparison.
import { parseVersionSearch, versionSearch } from './version-address';

const parse = (search: string) => parseVersionSearch(new URLSearchParams(search));

describe('the address of an entity with versions', () => {
  test('without parameters is that of the current version', () => {
    expect(parse('')).toEqual({ version: undefined, history: false, comparison: undefined });
    expect(versionSearch({})).toBe('');
  });

  test('has the version and the open dialog, so that a shared link shows the same screen', () => {
    expect(parse('?version=3&historial')).toEqual({ version: 3, history: true, comparison: undefined });
    expect(versionSearch({ version: 3, history: true })).toBe('?version=3&historial');
    expect(versionSearch({ history: true })).toBe('?historial');
    expect(parse(versionSearch({ version: 12 }))).toEqual({ version: 12, history: false, comparison: undefined });
  });

  test('has the compared versions in their order', () => {
    const compared = { history: true, comparison: { before: 3, after: 1 } } as const;
    expect(versionSearch(compared)).toBe('?historial&comparar=3-1');
    expect(parse('?historial&comparar=3-1')).toEqual({ version: undefined, ...compared });
    expect(versionSearch({ version: 2, ...compared })).toBe('?version=2&historial&comparar=3-1');
  });

  test('has no comparison without the dialog', () => {
    expect(parse('?comparar=1-3').comparison).toBeUndefined();
    expect(versionSearch({ comparison: { before: 1, after: 3 } })).toBe('');
  });

  test.each(['', '1', '1-', '-1', '2-2', '0-1', '1-2-3', 'a-b', '1.5-2'])(
    'ignores the invalid comparison %p',
    (comparison) => {
      expect(parse(`?historial&comparar=${comparison}`).comparison).toBeUndefined();
    },
  );

  test.each(['0', '-1', '1.5', '3abc', '', '99999999999'])('ignores the invalid version %p', (version) => {
    expect(parse(`?version=${version}`).version).toBeUndefined();
  });
});
