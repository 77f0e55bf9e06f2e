import type { Viewer } from '../auth/viewer.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { RegisteredDocuments } from '../graphql/registered-documents.ts';

/** The body as Apollo wants it, and the registered name of its operation; or why it is refused. */
export type ResolvedBody =
  | { readonly body: object; readonly operationName: string | undefined; readonly refusal?: undefined }
  | { readonly refusal: ErrorCode };

/** What decides which documents run. */
export interface DocumentPolicy {
  readonly registered: RegisteredDocuments;
  /** Only registered documents run, but for developers. */
  readonly registeredOnly: boolean;
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Clients send an operation as text, or as the hash of a registered one (`extensions.persistedQuery.sha256Hash`).
 * Decides before anything is parsed whether it may run, and puts the text in the place of the hash.
 */
export const resolveDocument = (body: unknown, viewer: Viewer, policy: DocumentPolicy): ResolvedBody => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { refusal: 'BAD_REQUEST' };
  const { registered, registeredOnly } = policy;
  const query = at(body, 'query');
  const hash = at(at(at(body, 'extensions'), 'persistedQuery'), 'sha256Hash');
  const request = { operationName: at(body, 'operationName'), variables: at(body, 'variables') };

  if (typeof query === 'string' && query !== '') {
    const known = registered.byText(query);
    if (!known && registeredOnly && !viewer.permissions.has('DEVELOPER')) return { refusal: 'PERSISTED_OPERATION_REQUIRED' };
    return { body: { ...request, query }, operationName: known?.operationName };
  }
  if (typeof hash !== 'string') return { refusal: 'BAD_REQUEST' };
  const known = registered.byHash(hash);
  if (!known) return { refusal: 'PERSISTED_OPERATION_REQUIRED' };
  return { body: { ...request, query: known.text }, operationName: known.operationName };
};
