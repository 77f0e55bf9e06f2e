import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
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
import { guidesPlugin } from './guides/guides-plugin';
import { Header } from './Header';
import { permissionsPlugin } from './permissions/permissions-plugin';
import type { PersonStorage } from './person-storage';
import type { Session } from './sign-in';
import { useTheme } from './theme';

/** Matches a window with room for the variables beside the operation. */
const wide = matchMedia('(min-width: 761px)');

const plugins = [examplesPlugin, permissionsPlugin, guidesPlugin, HISTORY_PLUGIN];

interface ExplorerProps {
  readonly session: Session;
  /** Storage of the person's tabs and history. */
  readonly storage: PersonStorage;
  /** Operation from a link that opened the explorer. */
  readonly given: GivenOperation | undefined;
}

/** GraphiQL for the signed-in person. Mutations are refused until the person allows changes. */
export const Explorer = ({ session, storage, given }: ExplorerProps) => {
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
      <Header
        session={session}
        onSignOut={() => {
          storage.forget();
          void session.signOut();
        }}
      >
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
      </Header>
      <main>
        <AskContext value={ask}>
          <GraphiQL
            fetcher={fetcher}
            defaultQuery={defaultQuery}
            {...(given && { initialQuery: given.operation, initialVariables: given.variables })}
            storage={storage}
            plugins={plugins}
            defaultEditorToolsVisibility={wide.matches ? 'variables' : false}
            forcedTheme={theme}
            editorTheme={editorTheme}
            showPersistHeadersSettings={false}
          >
            <GraphiQL.Logo>{null}</GraphiQL.Logo>
            <GraphiQL.Toolbar>{() => <EditorToolbar session={session} onNotice={setNotice} />}</GraphiQL.Toolbar>
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
