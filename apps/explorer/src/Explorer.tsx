import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { createFetcher } from './create-fetcher';
import { editorTheme, useEditorThemes } from './editor-theme';
import { EditorToolbar } from './EditorToolbar';
import { examplesPlugin } from './examples-plugin';
import { defaultQuery, texts } from './explorer.texts';
import type { Session } from './sign-in';
import { useTheme } from './theme';

const plugins = [examplesPlugin];

/** GraphiQL, signed in and read-only until the person switches that off. */
export const Explorer = ({ session }: { readonly session: Session }) => {
  const [changesAllowed, setChangesAllowed] = useState(false);
  const theme = useTheme();
  useEditorThemes(theme);
  const fetcher = useMemo(
    () => createFetcher({ url: '/graphql', accessToken: session.accessToken, changesAllowed }),
    [session, changesAllowed],
  );
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
        <GraphiQL
          fetcher={fetcher}
          defaultQuery={defaultQuery}
          plugins={plugins}
          forcedTheme={theme}
          editorTheme={editorTheme}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          <GraphiQL.Toolbar>{() => <EditorToolbar />}</GraphiQL.Toolbar>
        </GraphiQL>
      </main>
    </>
  );
};
