import { hash as digest } from 'node:crypto';
import type { Viewer } from '../../auth/viewer.ts';
import type { ErrorCode } from '../../errors/catalogue/error-codes.ts';
import { keyOfText } from '../../graphql/execution/document-store.ts';
import type { RegisteredDocument, RegisteredDocuments } from '../../graphql/execution/registered-documents.ts';
import { at, isObject } from '../../unknown-value.ts';
import { problemOfVariables } from './variable-limits.ts';

/** Requested operation, in the form that Apollo requires. */
export interface RequestedOperation {
  /** Key of the document in the cache (graphql/execution/document-store.ts). */
  readonly extensions: { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } };
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

/** Requested operation, with the registered document if it is one; or the reason of the refusal. */
export type ResolvedBody =
  | {
      readonly requested: RequestedOperation;
      readonly registeredDocument: RegisteredDocument | undefined;
      readonly refusal?: undefined;
    }
  | { readonly refusal: ErrorCode; readonly message?: string };

/** Rules about the documents that may run. */
export interface DocumentPolicy {
  readonly registered: RegisteredDocuments;
  /** True when only developers may run documents that are not registered. */
  readonly registeredOnly: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value);

type Parameters = Omit<RequestedOperation, 'extensions'>;

const asking = (key: string, parameters: Parameters): RequestedOperation => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: key } },
  ...parameters,
});

/** Reads the operation name and the variables. Undefined when a parameter has the wrong type. */
const parametersOf = (body: object): Parameters | undefined => {
  const operationName = at(body, 'operationName') ?? undefined;
  const variables = at(body, 'variables') ?? undefined;
  const extensions = at(body, 'extensions') ?? null;
  if (operationName !== undefined && typeof operationName !== 'string') return undefined;
  if (variables !== undefined && !isRecord(variables)) return undefined;
  if (extensions !== null && !isRecord(extensions)) return undefined;
  return { ...(operationName !== undefined && { operationName }), ...(variables && { variables }) };
};

interface SentText {
  readonly query: string;
  readonly hash: unknown;
  readonly parameters: Parameters;
  /** True when the person may run a text that is not registered. */
  readonly takesText: boolean;
}

/** Checks that a hash is that of a text: the key of its registered document, or its whole SHA-256. */
const isHashOf = (hash: string, query: string, key: string | undefined): boolean =>
  [key, digest('sha256', query)].includes(hash.toLowerCase());

const resolveText = (
  registered: RegisteredDocuments,
  { query, hash, parameters, takesText }: SentText,
): ResolvedBody => {
  const registeredDocument = registered.byText(query);
  if (!registeredDocument && !takesText) return { refusal: 'PERSISTED_OPERATION_REQUIRED' };
  // the client would assign the answer to the document of the other hash
  if (typeof hash === 'string' && !isHashOf(hash, query, registeredDocument?.hash))
    return { refusal: 'BAD_REQUEST', message: 'El hash no es el de la consulta.' };
  return { requested: asking(registeredDocument?.hash ?? keyOfText(query), parameters), registeredDocument };
};

/**
 * Decides if a requested operation may run, before its document is parsed. Clients send an operation as text, or as the
 * hash of a registered one (`extensions.persistedQuery.sha256Hash`).
 */
export const resolveDocument = (body: unknown, viewer: Viewer, policy: DocumentPolicy): ResolvedBody => {
  const parameters = isRecord(body) ? parametersOf(body) : undefined;
  if (!parameters) return { refusal: 'BAD_REQUEST' };
  const problem = parameters.variables && problemOfVariables(parameters.variables);
  if (problem) return { refusal: problem.code, message: problem.message };
  const { registered, registeredOnly } = policy;
  const takesText = !registeredOnly || viewer.permissions.has('DEVELOPER');
  const query = at(body, 'query');
  const hash = at(at(at(body, 'extensions'), 'persistedQuery'), 'sha256Hash');

  if (typeof query === 'string' && query !== '') return resolveText(registered, { query, hash, parameters, takesText });
  if (typeof hash !== 'string') return { refusal: 'BAD_REQUEST' };
  const registeredDocument = registered.byHash(hash);
  // on this code, Apollo's clients send the text
  if (!registeredDocument)
    return { refusal: takesText ? 'PERSISTED_QUERY_NOT_SUPPORTED' : 'PERSISTED_OPERATION_REQUIRED' };
  return { requested: asking(registeredDocument.hash, parameters), registeredDocument };
};
