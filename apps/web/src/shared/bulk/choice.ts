import { errorOf } from '@/shared/apollo';
import type { Failure } from '@/shared/feedback';

/** Which things an action is about: the ticked ones, or all that match but some. */
export type Choice<Row, Filter> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'matching';
      readonly filter: Filter | null | undefined;
      readonly except: readonly string[];
      /** How many matched when the person chose them. */
      readonly expectedSize: number;
    };

/** The chosen things themselves, once they are there. */
export interface Chosen<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly failure: Failure | undefined;
}

/**
 * How the query of those that match is asked. They are read anew, for the rows of a moment ago are not what is acted
 * on, and refused when they are not as many any more.
 */
export const selectionQuery = <Filter>(choice: Extract<Choice<unknown, Filter>, { readonly kind: 'matching' }>) => ({
  variables: { filter: choice.filter, except: [...choice.except], expectedSize: choice.expectedSize },
  fetchPolicy: 'no-cache' as const,
});

/** The ticked rows, or those that the query of all that match answered. */
export const chosenOf = <Row>(
  choice: Choice<Row, unknown>,
  matching: { readonly rows: readonly Row[] | undefined; readonly error?: unknown },
): Chosen<Row> =>
  choice.kind === 'rows'
    ? { rows: choice.rows, failure: undefined }
    : { rows: matching.rows, failure: errorOf(matching) };
