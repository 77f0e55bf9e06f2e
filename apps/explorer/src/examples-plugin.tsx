import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { examples, type Example } from './examples';
import { texts } from './explorer.texts';

const Icon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
    <path d="M5 4h11l3 3v13H5z M8 9h8 M8 13h8 M8 17h5" />
  </svg>
);

/** The list of examples; a chosen one opens in a tab of its own, so that nothing typed is lost. */
const Examples = () => {
  const actions = useGraphiQLActions();
  const { queryEditor, variableEditor } = useGraphiQL(({ queryEditor, variableEditor }) => ({
    queryEditor,
    variableEditor,
  }));
  const open = ({ document, variables }: Example) => {
    actions.addTab();
    const text = variables ? JSON.stringify(variables, null, 2) : '';
    actions.updateActiveTabValues({ query: document, variables: text });
    queryEditor?.setValue(document);
    variableEditor?.setValue(text);
  };
  return (
    <section className="examples" aria-label={texts.examples}>
      <h2>{texts.examples}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example.title}>
            <button type="button" onClick={() => open(example)}>
              {example.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Pane of the explorer with examples to begin with. */
export const examplesPlugin: GraphiQLPlugin = { title: texts.examples, icon: Icon, content: Examples };
