import type { Failure } from '@/shared/feedback/failure';
import { errorOf } from './error-of';

/** State of the query of a section, and the function that retries it. */
export interface QueryState {
  readonly loading: boolean;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** Properties of a query hook's result that `queryState` reads. */
export interface QueryResult {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Returns the state of a query.
 * @param path section, for example `payment.history`; failures of other fields are then ignored
 */
export const queryState = (result: QueryResult, path?: string): QueryState => ({
  loading: result.loading,
  failure: errorOf(result, path),
  retry: () => void result.refetch(),
});
