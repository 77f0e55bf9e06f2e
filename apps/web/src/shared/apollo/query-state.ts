import type { Failure } from '@/shared/feedback/failure';
import { errorOf } from './error-of';

/** The state of the query of a part of a screen, and how to ask again. */
export interface QueryState {
  readonly loading: boolean;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** The part of the result of a query hook from which its state is read. */
export interface QueryResult {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * The state of a query, beside its data.
 * @param path of the part alone, for example `payment.history`; without it any failure is one
 */
export const queryState = (result: QueryResult, path?: string): QueryState => ({
  loading: result.loading,
  failure: errorOf(result, path),
  retry: () => void result.refetch(),
});
