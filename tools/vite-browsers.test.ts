// Guards: README.md names the browsers that the applications are built for.
import { readFile } from 'node:fs/promises';
import { browsers } from './vite-browsers.ts';
import { root } from './run/command.mjs';

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios: 'iOS',
};

test('the oldest browsers of the build are those of the README', async () => {
  const readme = await readFile(`${root}README.md`, 'utf8');
  for (const target of browsers) {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    expect(readme).toContain(`${names[name] ?? ''} ${version}`);
  }
});
