import { hash as digest } from 'node:crypto';
import type { Viewer } from '../../auth/viewer.ts';
import type { ErrorCode } from '../../errors/catalogue/error-codes.ts';
import { keyOfText } from '../../graphql/execution/document-store.ts';
import type { RegisteredDocument, RegisteredDocuments } from '../../graphql/execution/registered-documents.ts';
import { at, isObject } from '../../unknown-value.ts';
import { problemOfVariables } from './variable-limits.ts';

/** Requested operation, in the form that Apollo requires. */
export interface RequestedOperation {
  /** The key of the document (graphql/document-store.ts). */
  readonly extensions: { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } };
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

/** Requested operation with the registered one that it is, or the reason for its refusal. */
export type ResolvedBody =
  | {
      readonly requested: RequestedOperation;
      readonly known: RegisteredDocument | undefined;
      readonly refusal?: undefined;
    }
  | { readonly refusal: ErrorCode; readonly message?: string };

/** Rules that decide which documents run. */
export interface DocumentPolicy {
  readonly registered: RegisteredDocuments;
  /** Only registered documents run, but for developers. */
  readonly registeredOnly: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value);

type Parameters = Omit<RequestedOperation, 'extensions'>;

const asking = (key: string, parameters: Parameters): RequestedOperation => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: key } },
  ...parameters,
});

/** Reads the parameters beside the document; undefined when they have the wrong shape. */
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
  /** True where a text runs that is not registered. */
  readonly takesText: boolean;
}

const resolveText = (
  registered: RegisteredDocuments,
  { query, hash, parameters, takesText }: SentText,
): ResolvedBody => {
  const known = registered.byText(query);
  if (!known && !takesText) return { refusal: 'PERSISTED_OPERATION_REQUIRED' };
  // a client that names another document than it sends would take the answer for that of the other
  if (typeof hash === 'string' && hash.toLowerCase() !== (known?.hash ?? digest('sha256', query)))
    return { refusal: 'BAD_REQUEST', message: 'El hash no es el de la consulta.' };
  return { requested: asking(known?.hash ?? keyOfText(query), parameters), known };
};

/**
 * Clients send an operation as text, or as the hash of a registered one (`extensions.persistedQuery.sha256Hash`).
 * Decides before anything is parsed whether it may run.
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
  const known = registered.byHash(hash);
  // by this name Apollo's clients know that they have to send the text
  if (!known) return { refusal: takesText ? 'PERSISTED_QUERY_NOT_SUPPORTED' : 'PERSISTED_OPERATION_REQUIRED' };
  return { requested: asking(known.hash, parameters), known };
};
