// Guards: Lazily read rows equal those of JSON.parse, and invalid JSON is refused.
import { isDeepStrictEqual } from 'node:util';
import { chanceFrom, damaged, names, somePage } from '../../testing/some-json.ts';
import { at, isObject } from '../../unknown-value.ts';
import { createRowReader, type RowReader } from './row-reader.ts';

const rowsOf = (page: unknown): readonly unknown[] => {
  const rows = at(page, 'rows');
  return Array.isArray(rows) ? rows : [];
};

/** Returns a page with the values of its rows, for a comparison. */
const seen = (page: object) => ({
  ...page,
  rows: rowsOf(page).map((row) => names.map((name) => at(row, name))),
});

/** Reads a page with `JSON.parse`; undefined when it is invalid. */
const parsed = (bytes: Buffer) => {
  try {
    const page: unknown = JSON.parse(bytes.toString('utf8'));
    return isObject(page) ? seen(page) : undefined;
  } catch {
    return undefined;
  }
};

let reader: RowReader;
beforeEach(() => {
  reader = createRowReader('lazy');
});
const read = (text: string) => reader.read([Buffer.from(text)], 10);
const pageOf = (...rows: readonly string[]) => `{"rows":[${rows.join(',')}],"page":1,"limit":10,"size":2}`;

describe('a page equals that of JSON.parse', () => {
  test('for random rows in random spellings', () => {
    const chance = chanceFrom(1);
    for (let turn = 0; turn < 1_500; turn++) {
      const bytes = Buffer.from(somePage(chance));
      const page = reader.read([bytes], 10);
      expect(page && seen(page)).toEqual(parsed(bytes));
    }
  });

  test('or is refused when a byte is changed', () => {
    const chance = chanceFrom(2);
    let good = 0;
    let bad = 0;
    for (let turn = 0; turn < 15_000; turn++) {
      const bytes = damaged(chance, Buffer.from(somePage(chance)));
      const expected = parsed(bytes);
      const page = reader.read([bytes], 10);
      if (page === undefined) bad += 1;
      else {
        good += 1;
        const actual = seen(page);
        if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected); // `expect` takes longer
      }
    }
    // both cases must occur, or the test would prove nothing
    expect(good).toBeGreaterThan(2_000);
    expect(bad).toBeGreaterThan(2_000);
  });

  test('for any division into two pieces, and for single bytes', () => {
    const bytes = Buffer.from(pageOf('{"id":"Córdoba","x":[1,"€"]}', '{"x":-1.5e3,"status":"\\u00e1"}'));
    for (let place = 0; place <= bytes.length; place++) {
      const page = reader.read([bytes.subarray(0, place), bytes.subarray(place)], 10);
      expect(page && seen(page)).toEqual(parsed(bytes));
    }
    const single = Array.from(bytes, (byte) => Buffer.from([byte]));
    expect(rowsOf(reader.read(single, 10)).map((row) => at(row, 'id'))).toEqual(['Córdoba', undefined]);
  });

  test('when it is larger than the scratch buffer', () => {
    const long = 'ñ'.repeat(700_000);
    expect(at(rowsOf(read(pageOf(`{"id":"${long}","x":1}`)))[0], 'id')).toBe(long);
  });

  test('for a duplicate name, with the last value', () => {
    expect(at(rowsOf(read(pageOf('{"id":1,"x":2,"id":3}')))[0], 'id')).toBe(3);
  });

  test('for names that every object has', () => {
    const page = read(
      pageOf('{"__proto__":{"x":1},"constructor":2,"toString":null}').replace('"page":1', '"__proto__":{}'),
    );
    const [row] = rowsOf(page);
    expect([at(row, '__proto__'), at(row, 'constructor'), at(row, 'toString')]).toEqual([{ x: 1 }, 2, null]);
    expect(at(row, 'x')).toBeUndefined();
    expect(page && Object.getPrototypeOf(page)).toBe(Object.prototype);
  });
});

test('rows keep their values when the next page is read, and when that has other names', () => {
  const first = read(pageOf('{"id":"first","due":"2026-12-01T19:06:41.092Z"}', '{"id":"another"}'));
  const second = read(pageOf('{"later":true,"id":"second"}', '{"id":"third"}'));
  expect(rowsOf(first).map((row) => [at(row, 'id'), at(row, 'due'), at(row, 'later')])).toEqual([
    ['first', '2026-12-01T19:06:41.092Z', undefined],
    ['another', undefined, undefined],
  ]);
  expect(rowsOf(second).map((row) => [at(row, 'id'), at(row, 'due'), at(row, 'later')])).toEqual([
    ['second', undefined, true],
    ['third', undefined, undefined],
  ]);
});

describe('is left to JSON.parse', () => {
  test.each([
    ['more rows than were asked for', pageOf('{}', '{}', '{}')],
    ['a row of null', pageOf('{}', 'null')],
    ['no page', '[{"rows":[]}]'],
    ['nothing', ''],
    ['something behind the page', `${pageOf()} {}`],
    ['a mark of byte order', `\uFEFF${pageOf()}`],
    ['too many levels', pageOf(`{"id":${'['.repeat(100)}${']'.repeat(100)}}`)],
    ['a name that is too long', pageOf(`{"${'x'.repeat(101)}":1}`)],
    ['too many names', pageOf(`{${Array.from({ length: 300 }, (_, index) => `"n${index}":1`).join()}}`)],
  ])('%s', (_what, text) => {
    expect(reader.read([Buffer.from(text)], 2)).toBeUndefined();
  });

  test('a truncated page, even when the buffer holds a longer page from before', () => {
    const text = pageOf('{"id":"Córdoba"}', '{"x":-1.5e3}');
    for (let end = 0; end < text.length; end++) {
      expect(read(text)).toBeDefined();
      expect(read(text.slice(0, end))).toBeUndefined();
    }
  });
});
