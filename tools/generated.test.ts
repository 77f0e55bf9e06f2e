// Guards: The stage `generated` fails for each file that the generation changed, whatever its name.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkGenerated } from './run/generated.mjs';

const folder = `${mkdtempSync(join(tmpdir(), 'backoffice-generated-'))}/`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Checks a generation that writes these files. */
const checked = (files: Readonly<Record<string, string>>) =>
  checkGenerated(async () => {
    for (const [path, text] of Object.entries(files)) writeFileSync(folder + path, text);
    return Promise.resolve({ code: 0, output: '' });
  }, folder);

test('a changed or new file is stale, with any name; an equal one is not', async () => {
  mkdirSync(`${folder}docs`);
  writeFileSync(`${folder}docs/permissions.md`, 'old');
  writeFileSync(`${folder}lists.generated.ts`, 'same');
  const { code, output } = await checked({
    'docs/permissions.md': 'new',
    'docs/page.md': 'new',
    'lists.generated.ts': 'same',
  });
  expect(code).toBe(1);
  expect(output.match(/^ {2}.*$/gm)).toEqual(['  docs/page.md', '  docs/permissions.md']);
  expect(await checked({ 'docs/permissions.md': 'new' })).toEqual({ code: 0, output: '' });
});
