import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { AskContext } from './ask';
import { CostLine } from './cost/CostLine';
import { costIn, type OperationCost } from './cost/operation-cost';
import { createFetcher } from './create-fetcher';
import { editorTheme, useEditorThemes } from './editor-theme';
import { EditorToolbar } from './EditorToolbar';
import { examplesPlugin } from './examples/examples-plugin';
import { defaultQuery, texts } from './explorer.texts';
import type { GivenOperation } from './given-operation';
import { permissionsPlugin } from './permissions/permissions-plugin';
import type { Session } from './sign-in';
import { useTheme } from './theme';

const plugins = [examplesPlugin, permissionsPlugin];

interface ExplorerProps {
  readonly session: Session;
  /** Operation with which a screen of the back-office opened the explorer. */
  readonly given: GivenOperation | undefined;
}

/** GraphiQL, signed in and read-only until the person switches that off. */
export const Explorer = ({ session, given }: ExplorerProps) => {
  const [changesAllowed, setChangesAllowed] = useState(false);
  const [cost, setCost] = useState<OperationCost>();
  const [notice, setNotice] = useState('');
  const theme = useTheme();
  useEditorThemes(theme);
  const fetcher = useMemo(
    () =>
      createFetcher({
        url: '/graphql',
        accessToken: session.accessToken,
        changesAllowed,
        onAnswer: (answer) => {
          setCost(costIn(answer));
          setNotice('');
        },
      }),
    [session, changesAllowed],
  );
  const ask = useMemo(() => {
    const reading = createFetcher({ url: '/graphql', accessToken: session.accessToken, changesAllowed: false });
    return (query: string): Promise<unknown> => reading({ query });
  }, [session]);
  return (
    <>
      <header>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <h1>{texts.title}</h1>
        <label className={changesAllowed ? 'changes' : undefined}>
          <input
            type="checkbox"
            role="switch"
            checked={changesAllowed}
            onChange={({ target }) => {
              setChangesAllowed(target.checked);
            }}
          />
          {texts.allowChanges}
        </label>
        <p role="status">{changesAllowed ? texts.changesAllowed : texts.readOnly}</p>
        <a className="button plain" href="/">
          {texts.back}
        </a>
        <p className="username">{session.username}</p>
        <button className="button" type="button" onClick={() => void session.signOut()}>
          {texts.signOut}
        </button>
      </header>
      <main>
        <AskContext value={ask}>
          <GraphiQL
            fetcher={fetcher}
            defaultQuery={defaultQuery}
            {...(given && { initialQuery: given.operation, initialVariables: given.variables })}
            plugins={plugins}
            forcedTheme={theme}
            editorTheme={editorTheme}
            showPersistHeadersSettings={false}
          >
            <GraphiQL.Logo>{null}</GraphiQL.Logo>
            <GraphiQL.Toolbar>
              {() => <EditorToolbar username={session.username} onNotice={setNotice} />}
            </GraphiQL.Toolbar>
            <GraphiQL.Footer>
              <p role="status">{notice}</p>
              {cost && <CostLine {...cost} />}
            </GraphiQL.Footer>
          </GraphiQL>
        </AskContext>
      </main>
    </>
  );
};
