// Guards: The guides of the repository are shown by their headings, without links that do not work in the explorer.
import { readFileSync } from 'node:fs';
import { sectionsOf } from './sections';

test('a guide is split at its headings', () => {
  const text =
    '# The API\n\nOne [endpoint](x.md#y), [elsewhere](https://a.example).\n\n## Errors\n\n<!-- generated: codes -->\n\nNone.\n\n### Finer\n\n```python\n# a comment\n```\n';
  expect(sectionsOf(text)).toEqual([
    { title: 'The API', text: 'One endpoint, [elsewhere](https://a.example).' },
    { title: 'Errors', text: 'None.\n\n### Finer\n\n```python\n# a comment\n```' },
  ]);
});

test.each(['api', 'api-lists.generated', 'clients', 'testing'])('the guide %s keeps only web links', (name) => {
  const page = readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');
  const sections = sectionsOf(page);
  expect(sections.length).toBeGreaterThan(4);
  const text = sections.map((section) => section.text).join('\n');
  expect(text).not.toMatch(/\]\((?!https?:)|<!--/);
});
