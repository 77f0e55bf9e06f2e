import { ApolloLink, type ApolloClient, HttpLink, InMemoryCache, type DocumentNode } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { from, mergeMap } from 'rxjs';
import { errorOf } from './error-of';
import { rememberRequestId } from './request-ids';
import { withOrigin } from './request-headers';
import { SettlingClient } from './settling-client';

/** Functions of the session that the client needs. */
export interface Credentials {
  /** Returns a valid token. Rejects with `SessionExpiredError` or `IdentityAwayError`. */
  readonly accessToken: () => Promise<string>;
  /** Renews the token if it is still the refused one, and returns the token. Rejects as `accessToken` does. */
  readonly tokenAfter: (refused: string) => Promise<string>;
  /** Ends the session: the gateway no longer accepts its token. */
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

/**
 * Adds the token, a request id and the headers of `withOrigin`. Only requests to the gateway pass this link, so no
 * other server gets the token from it (A10).
 */
const headers = (credentials: Credentials, language: string) =>
  new SetContextLink(async ({ headers: own = {} }) => ({
    headers: {
      ...withOrigin({ ...own, [REQUEST_ID]: crypto.randomUUID(), 'apollo-require-preflight': 'true' }, language),
      authorization: `${SCHEME}${await credentials.accessToken()}`,
    },
  }));

const isRefusedToken = (error: unknown): boolean => errorOf({ error })?.code === 'UNAUTHENTICATED';

/**
 * Sends a request once more with a new token after the gateway refused the token. The person may still be signed in:
 * the gateway's clock is ahead, or the realm has new keys. A refused request has run nothing.
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

/** Stores the request id of each failure. A token that is still refused, after `withNewToken`, ends the session. */
const failures = (credentials: Credentials) =>
  new ErrorLink(({ error, operation }) => {
    rememberRequestId(error, operation.getContext().headers?.[REQUEST_ID] ?? '');
    if (isRefusedToken(error)) credentials.expire();
  });

/** Sends the id of a generated document instead of its text. The gateway knows these documents. */
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
 * Retries operations that the gateway does not know, for about 15 seconds. During an update, a newer page may reach an
 * older gateway. A refused operation has run nothing.
 */
const whileUpdating = new RetryLink({
  delay: { initial: 500, jitter: false },
  attempts: { max: 6, retryIf: (error: unknown) => errorOf({ error })?.code.startsWith('PERSISTED_') === true },
});

/**
 * Creates the client of the gateway. Screens show cached data while it is read again. A partial response keeps its data
 * (`errorPolicy: all`). Queries with data of a card holder use `fetchPolicy: 'no-cache'`.
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
      // with this media type a fully refused request is thrown as an error, which the links above retry
      new HttpLink({ uri: '/graphql', headers: { accept: 'application/json' } }),
    ]),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all', fetchPolicy: 'cache-and-network' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
