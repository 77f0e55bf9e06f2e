// Guards: The same status label has the same tone in all features.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const features = join(import.meta.dirname, '../../features');
const display = /label: '([^']+)', tone: '([a-z]+)'/g;

test('a status label has one tone in all features', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const tones = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, label = '', tone = ''] of readFileSync(join(features, file), 'utf8').matchAll(display))
      tones.set(label, (tones.get(label) ?? new Set()).add(tone));
  expect(tones.size).toBeGreaterThan(20);
  expect([...tones].filter(([, found]) => found.size > 1)).toEqual([]);
});
