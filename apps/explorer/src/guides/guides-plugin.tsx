import { MarkdownContent, type GraphiQLPlugin } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { texts } from '../explorer.texts';
import { sectionsOf, type Section } from './sections';

const Icon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
    <path d="M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1z M12 6v14" />
  </svg>
);

/** Documents of the repository for users of the API, by title. Each is loaded when it is first shown. */
const pages: ReadonlyMap<string, () => Promise<{ readonly default: string }>> = new Map([
  [texts.guideApi, () => import('../../../../docs/api.md?raw')],
  [texts.guideLists, () => import('../../../../docs/api-lists.generated.md?raw')],
  [texts.guideClients, () => import('../../../../docs/clients.md?raw')],
  [texts.guideTesting, () => import('../../../../docs/testing.md?raw')],
]);

/** Guide of the API, with sections that expand. */
const Guides = () => {
  const [page, setPage] = useState<string>(texts.guideApi);
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
    let isGone = false;
    void pages
      .get(page)?.()
      .then(({ default: text }) => {
        if (!isGone) setSections(sectionsOf(text));
      });
    return () => {
      isGone = true;
    };
  }, [page]);
  return (
    <section className="pane" aria-label={texts.guides}>
      <h2>{texts.guides}</h2>
      <p>{texts.guidesLanguage}</p>
      <select aria-label={texts.guide} value={page} onChange={({ target }) => setPage(target.value)}>
        {[...pages.keys()].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <div lang="en">
        {sections.map(({ title, text }) => (
          <details key={`${page} ${title}`} open={title === sections[0]?.title}>
            <summary>{title}</summary>
            <MarkdownContent type="description">{text}</MarkdownContent>
          </details>
        ))}
      </div>
    </section>
  );
};

/** GraphiQL pane with the guides of the repository. */
export const guidesPlugin: GraphiQLPlugin = { title: texts.guides, icon: Icon, content: Guides };
