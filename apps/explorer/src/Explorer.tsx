import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import { useMemo, useRef, useState } from 'react';
import { createFetcher } from './create-fetcher';
import { defaultQuery, texts } from './explorer.texts';
import type { Session } from './sign-in';

/** GraphiQL, signed in and read-only until the person switches that off. */
export const Explorer = ({ session }: { readonly session: Session }) => {
  const [changesAllowed, setChangesAllowed] = useState(false);
  // the editor keeps its fetcher for good: what it asks must not be what it closed over
  const allowed = useRef(false);
  const fetcher = useMemo(
    () =>
      createFetcher({ url: '/graphql', accessToken: session.accessToken, changesAllowed: () => allowed.current }),
    [session],
  );
  const allow = (value: boolean) => {
    allowed.current = value;
    setChangesAllowed(value);
  };
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <label className={changesAllowed ? 'changes' : undefined}>
          <input
            type="checkbox"
            role="switch"
            checked={changesAllowed}
            onChange={({ target }) => {
              allow(target.checked);
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
        <GraphiQL fetcher={fetcher} defaultQuery={defaultQuery} showPersistHeadersSettings={false} />
      </main>
    </>
  );
};
