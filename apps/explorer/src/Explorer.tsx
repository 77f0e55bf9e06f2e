import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { createFetcher } from './create-fetcher';
import { examplesPlugin } from './examples-plugin';
import { defaultQuery, texts } from './explorer.texts';
import type { Session } from './sign-in';

const plugins = [examplesPlugin];

/** GraphiQL, signed in and read-only until the person switches that off. */
export const Explorer = ({ session }: { readonly session: Session }) => {
  const [changesAllowed, setChangesAllowed] = useState(false);
  const fetcher = useMemo(
    () => createFetcher({ url: '/graphql', accessToken: session.accessToken, changesAllowed }),
    [session, changesAllowed],
  );
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <a href="/">{texts.back}</a>
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
        <p>{session.username}</p>
        <button type="button" onClick={() => void session.signOut()}>
          {texts.signOut}
        </button>
      </header>
      <main>
        <GraphiQL fetcher={fetcher} defaultQuery={defaultQuery} plugins={plugins} showPersistHeadersSettings={false} />
      </main>
    </>
  );
};
