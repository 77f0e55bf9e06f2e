import { getOperationAST, Kind, OperationTypeNode, parse } from 'graphql';
import { texts } from './explorer.texts';

export interface FetcherOptions {
  readonly url: string;
  /** A token that is still good for the time of a request. */
  readonly accessToken: () => Promise<string>;
  /** True when mutations may be sent. */
  readonly changesAllowed: boolean;
  /** Called with each answer of the gateway, which reports its cost, but for that to the question for the schema. */
  readonly onAnswer?: (answer: unknown) => void;
}

interface Operation {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

/** The question for the schema, which GraphiQL asks by itself. */
const INTROSPECTION = 'IntrospectionQuery';

/** Status of a request whose headers, of which the token is nearly all, are larger than the server takes. */
const TOO_LARGE_HEADERS = 431;

/** Headers of every operation, whatever was typed. */
const own = {
  'content-type': 'application/json',
  accept: 'application/json',
  source: 'backoffice',
  'x-graphql-cost': '1',
};

/** The typed headers and those of every operation; undefined where a name or a value is none that a header can have. */
const headersWith = (typed: Readonly<Record<string, string>> | undefined): Headers | undefined => {
  try {
    const headers = new Headers(typed);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return headers;
  } catch {
    return undefined;
  }
};

/** Result that the editor shows for an operation that got no answer of the gateway. */
const failure = (message: string) => ({ errors: [{ message }] });

/**
 * A document that cannot be read is no mutation: the gateway says what is wrong with it. One of which no operation is
 * chosen is a mutation when it has any.
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
 * Sends operations, with a question for their cost, as the person who signed in, or whose token was typed as a header;
 * mutations only when that is switched on.
 */
export const createFetcher =
  ({ url, accessToken, changesAllowed, onAnswer }: FetcherOptions) =>
  async (operation: Operation, options: { readonly headers?: Readonly<Record<string, string>> } = {}) => {
    if (isMutation(operation) && !changesAllowed) return failure(texts.changesRefused);
    const headers = headersWith(options.headers);
    if (!headers) return failure(texts.headersRefused);
    // a typed token shows what somebody else sees
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
