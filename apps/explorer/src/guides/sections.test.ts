// Guards: The guides of the repository open in the explorer by their headings, without what leads nowhere there.
import { readFileSync } from 'node:fs';
import { sectionsOf } from './sections';

test('a guide is taken apart at its headings', () => {
  const text =
    '# The API\n\nOne [endpoint](x.md#y), [elsewhere](https://a.example).\n\n## Errors\n\n<!-- generated: codes -->\n\nNone.\n\n### Finer\n\n```python\n# a comment\n```\n';
  expect(sectionsOf(text)).toEqual([
    { title: 'The API', text: 'One endpoint, [elsewhere](https://a.example).' },
    { title: 'Errors', text: 'None.\n\n### Finer\n\n```python\n# a comment\n```' },
  ]);
});

test.each(['api', 'clients', 'testing'])('the guide %s has nothing that leads nowhere', (name) => {
  const page = readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');
  const sections = sectionsOf(page);
  expect(sections.length).toBeGreaterThan(4);
  const text = sections.map((section) => section.text).join('\n');
  expect(text).not.toMatch(/\]\((?!https?:)|<!--/);
});
