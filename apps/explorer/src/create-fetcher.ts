import { getOperationAST, Kind, OperationTypeNode, parse } from 'graphql';
import { texts } from './explorer.texts';

export interface FetcherOptions {
  readonly url: string;
  /** Returns a token that is valid for the time of a request. */
  readonly accessToken: () => Promise<string>;
  /** True when mutations may be sent. */
  readonly changesAllowed: boolean;
  /**
   * Called with the parsed answer of the gateway; undefined when it is no JSON. The answer contains the cost of the
   * operation. Not called for the introspection query.
   */
  readonly onAnswer?: (answer: unknown) => void;
}

interface Operation {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

/** Name of the query for the schema, which GraphiQL sends by itself. */
const INTROSPECTION = 'IntrospectionQuery';

/** HTTP status for headers that exceed the server's limit. The token is usually their largest part. */
const TOO_LARGE_HEADERS = 431;

/** Headers of every operation. They replace typed ones. */
const own = {
  'content-type': 'application/json',
  accept: 'application/json',
  source: 'backoffice',
  'x-graphql-cost': '1',
};

/** Merges the typed headers with those of every operation. Undefined if a typed name or value is invalid. */
const headersWith = (typed: Readonly<Record<string, string>> | undefined): Headers | undefined => {
  try {
    const headers = new Headers(typed);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return headers;
  } catch {
    return undefined;
  }
};

/** Returns the result that the editor shows for an operation without an answer of the gateway. */
const failure = (message: string) => ({ errors: [{ message }] });

/**
 * Returns true if the chosen operation is a mutation. Without a choice, any mutation in the document counts. A document
 * that cannot be parsed does not count, because the gateway reports its error.
 */
const isMutation = ({ query, operationName }: Operation): boolean => {
  try {
    const document = parse(query);
    const chosen = getOperationAST(document, operationName);
    const operations = chosen
      ? [chosen]
      : document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    return operations.some(({ operation }) => operation === OperationTypeNode.MUTATION);
  } catch {
    return false;
  }
};

/**
 * Creates the fetcher of GraphiQL. It sends operations with the person's token, or with a typed one, and asks for their
 * cost. It refuses mutations unless changes are allowed.
 */
export const createFetcher =
  ({ url, accessToken, changesAllowed, onAnswer }: FetcherOptions) =>
  async (operation: Operation, options: { readonly headers?: Readonly<Record<string, string>> } = {}) => {
    if (isMutation(operation) && !changesAllowed) return failure(texts.changesRefused);
    const headers = headersWith(options.headers);
    if (!headers) return failure(texts.headersRefused);
    // a typed token lets the person see another person's result
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${await accessToken()}`);
    try {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(operation) });
      if (response.status === TOO_LARGE_HEADERS) return failure(texts.sessionTooLarge);
      const answer: unknown = await response.json().catch(() => undefined);
      if (operation.operationName !== INTROSPECTION) onAnswer?.(answer);
      return typeof answer === 'object' && answer !== null ? answer : failure(texts.unreadable);
    } catch {
      return failure(texts.noAnswer);
    }
  };
