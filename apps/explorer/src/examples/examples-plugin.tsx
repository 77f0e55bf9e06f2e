import type { GraphiQLPlugin } from '@graphiql/react';
import { useState } from 'react';
import { useAsk } from '../ask';
import { texts } from '../explorer.texts';
import { useOpenTab } from '../open-tab';
import { variablesOf } from './example-values';
import { examples } from './examples';
import type { Question } from './question';
import { screenExamples } from './screen-examples.generated';

const Icon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
    <path d="M5 4h11l3 3v13H5z M8 9h8 M8 13h8 M8 17h5" />
  </svg>
);

interface Opened extends Pick<Question, 'variables' | 'found'> {
  readonly document: string;
}

/** Returns a function that opens an example with variables from the data. */
const useOpen = () => {
  const ask = useAsk();
  const openTab = useOpenTab();
  return async (example: Opened): Promise<void> => {
    const variables = await variablesOf(example, ask);
    const text = Object.keys(variables).length > 0 ? JSON.stringify(variables, null, 2) : '';
    openTab({ operation: example.document, variables: text });
  };
};

/** List of the examples, then of the queries of the screens. */
const Examples = () => {
  const open = useOpen();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const hasText = (...words: readonly string[]) => words.some((word) => word.toLowerCase().includes(wanted));
  const explained = examples.filter(({ title }) => hasText(title));
  return (
    <section className="pane" aria-label={texts.examples}>
      <h2>{texts.examples}</h2>
      <div role="search">
        <input
          type="search"
          aria-label={texts.examplesSearch}
          placeholder={texts.examplesSearch}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <ul>
        {explained.map((example) => (
          <li key={example.title}>
            <button type="button" onClick={() => void open(example)}>
              {example.title}
            </button>
          </li>
        ))}
      </ul>
      <h2>{texts.screens}</h2>
      {screenExamples.map(({ area, examples }) => {
        const shown = examples.filter(({ name, title }) => hasText(area, name, title));
        return (
          shown.length > 0 && (
            <section key={area} aria-label={area}>
              <h3>{area}</h3>
              <ul>
                {shown.map((example) => (
                  <li key={example.name}>
                    <button type="button" onClick={() => void open(example)}>
                      {example.title} <code>{example.name}</code>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
};

/** GraphiQL pane with examples. */
export const examplesPlugin: GraphiQLPlugin = { title: texts.examples, icon: Icon, content: Examples };
