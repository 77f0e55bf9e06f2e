// Guards: The contracts say what their authors meant: no comma of a sentence makes a property.
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const folder = new URL('../packages/contracts/src/', import.meta.url);
const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.yaml'));
const documents = await Promise.all(
  files.map(async (file): Promise<{ file: string; document: unknown }> => {
    const text = await readFile(new URL(file, folder), 'utf8');
    return { file, document: parse(text) };
  }),
);

/** Places of values that are none: a comma of an unquoted text ends it, and the rest is a name without a value. */
const withoutValue = (value: unknown, place: string): readonly string[] => {
  if (value === null) return [place];
  // null may be one of the values of a list
  if (Array.isArray(value))
    return value.flatMap((one, at) => (one === null ? [] : withoutValue(one, `${place}/${at}`)));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => withoutValue(inner, `${place}/${name}`));
};

test('every contract is read', () => {
  expect(files).toHaveLength(18);
});

test.each(documents)('each name has a value in $file', ({ document }) => {
  expect(withoutValue(document, '')).toEqual([]);
});
