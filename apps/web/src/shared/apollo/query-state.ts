import type { Failure } from '@/shared/feedback/failure';
import { errorOf } from './error-of';

/** How a question of a part of a screen stands, and how to ask again. */
export interface QueryState {
  readonly loading: boolean;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

interface QueryResult {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * What a part of a screen needs to know of a query beside its data.
 * @param path of the part alone, for example `payment.history`; without it any failure is one
 */
export const queryState = (result: QueryResult, path?: string): QueryState => ({
  loading: result.loading,
  failure: errorOf(result, path),
  retry: () => void result.refetch(),
});
