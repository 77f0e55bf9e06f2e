import { ApolloLink, type ApolloClient, HttpLink, InMemoryCache, type DocumentNode } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { from, mergeMap } from 'rxjs';
import { errorOf } from './error-of';
import { rememberRequestId } from './request-ids';
import { withOrigin } from './request-headers';
import { SettlingClient } from './settling-client';

/** Session as far as the client needs to know it. */
export interface Credentials {
  /** A token that is still good for the time of a request; rejects with `SessionExpiredError`. */
  readonly accessToken: () => Promise<string>;
  /** A token that is another than the refused one, renewed where there is none yet; rejects as `accessToken` does. */
  readonly tokenAfter: (refused: string) => Promise<string>;
  /** The gateway no longer accepts the token. */
  readonly expire: () => void;
}

declare module '@apollo/client' {
  interface DefaultContext {
    headers?: Record<string, string>;
  }
}

/** A generated document, with the id under which the gateway knows it. */
interface RegisteredDocument extends DocumentNode {
  readonly __meta__?: { readonly id: string };
}

const REQUEST_ID = 'x-request-id';
const SCHEME = 'Bearer ';

/** Only requests to the gateway pass here: nothing else ever gets the token (A10). */
const headers = (credentials: Credentials, language: string) =>
  new SetContextLink(async ({ headers: own = {} }) => ({
    headers: {
      ...withOrigin({ ...own, [REQUEST_ID]: crypto.randomUUID(), 'apollo-require-preflight': 'true' }, language),
      authorization: `${SCHEME}${await credentials.accessToken()}`,
    },
  }));

const isRefusedToken = (error: unknown): boolean => errorOf({ error })?.code === 'UNAUTHENTICATED';

/**
 * The token may have been refused though the person is signed in: the clock of the gateway is ahead, or the keys of the
 * realm are others. Nothing has run; it is asked once more with a new token.
 */
const withNewToken = (credentials: Credentials) =>
  new ErrorLink(({ error, operation, forward }) => {
    if (!isRefusedToken(error)) return undefined;
    const refused = operation.getContext().headers?.['authorization'] ?? '';
    return from(credentials.tokenAfter(refused.slice(SCHEME.length))).pipe(
      mergeMap((token) => {
        operation.setContext(({ headers: own }) => ({ headers: { ...own, authorization: `${SCHEME}${token}` } }));
        return forward(operation);
      }),
    );
  });

const failures = (credentials: Credentials) =>
  new ErrorLink(({ error, operation }) => {
    rememberRequestId(error, operation.getContext().headers?.[REQUEST_ID] ?? '');
    if (isRefusedToken(error)) credentials.expire();
  });

/** The gateway knows the application's documents: their id goes over the wire, not their text. */
const registeredDocuments = new ApolloLink((operation, forward) => {
  const document: RegisteredDocument = operation.query;
  const sha256Hash = document.__meta__?.id;
  if (sha256Hash) {
    operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } };
    operation.setContext({ http: { includeExtensions: true, includeQuery: false } });
  }
  return forward(operation);
});

/**
 * During an update a page of the newer version may reach a gateway of the older one, which knows its operations not yet.
 * It has run nothing of what it refused, so that it is asked again for a quarter of a minute.
 */
const whileUpdating = new RetryLink({
  delay: { initial: 500, jitter: false },
  attempts: { max: 6, retryIf: (error: unknown) => errorOf({ error })?.code.startsWith('PERSISTED_') === true },
});

/**
 * The client of the gateway. Answers are shown from memory while they are asked again, and a partial answer keeps what
 * came (`errorPolicy: all`). Queries with data of a card holder ask with `fetchPolicy: 'no-cache'`.
 */
export const createApolloClient = (credentials: Credentials, language: string): ApolloClient =>
  new SettlingClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      headers(credentials, language),
      failures(credentials),
      withNewToken(credentials),
      registeredDocuments,
      whileUpdating,
      // in this type what is refused as a whole is thrown, which the links above try again
      new HttpLink({ uri: '/graphql', headers: { accept: 'application/json' } }),
    ]),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all', fetchPolicy: 'cache-and-network' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
