import type { DocumentNode } from 'graphql';
import type { OfferedRow } from '@/shared/actions';
import {
  outcomeOf,
  refusalOf,
  sendDocument,
  type ActionMutation,
  type ChangeAnswer,
  type ChangePayload,
  type UseDialogForm,
} from '@/shared/change';
import type { Failure } from '@/shared/feedback';
import type { BulkAction, BulkChange, BulkItem } from './bulk-definition';
import type { ItemOutcome, RunItem } from './create-bulk-run';

/** Appends ` - ` and the exact code to a message, unless the message already ends with it (PAY-44, GAP-39). */
const withCode = (message: string, code: string | null): string =>
  code === null || message.endsWith(` - ${code}`) ? message : `${message} - ${code}`;

const failed = (
  kind: 'failed' | 'unknown',
  { message, nextStep, requestId }: Pick<Failure, 'message' | 'nextStep' | 'requestId'>,
  code: string | null,
): ItemOutcome => ({ kind, message: withCode(message, code), nextStep, requestId });

/** Returns the name of the first root field of a mutation. Throws when there is none. */
const fieldOf = ({ definitions }: DocumentNode): string => {
  for (const definition of definitions) {
    const root = 'operation' in definition ? definition.selectionSet.selections[0] : undefined;
    if (root && 'name' in root) return root.name.value;
  }
  throw new Error('The document has no mutation.');
};

/**
 * Creates the function that changes one item, with the idempotency key of the run. The response bypasses the cache, so
 * that the list does not re-render for each item. The list is refetched at the end.
 */
const changeOf = (mutation: DocumentNode): BulkChange => ({
  field: fieldOf(mutation),
  runWith:
    (client, argumentsOf): RunItem<BulkItem<unknown>> =>
    async ({ id, version }, idempotencyKey, mayBeMade) => {
      const variables = { ...argumentsOf(id), id, change: { idempotencyKey, version } };
      const answer = await sendDocument<ChangePayload>(
        client,
        { mutation, options: { fetchPolicy: 'no-cache' } },
        variables,
      ).catch((error: unknown): ChangeAnswer<ChangePayload> => ({ error }));
      const outcome = outcomeOf(answer, mayBeMade);
      switch (outcome.kind) {
        case 'done':
          return { kind: 'done' };
        case 'refused':
          return failed(outcome.mayBeMade ? 'unknown' : 'failed', refusalOf(outcome), outcome.refusal.extendedCode);
        case 'rejected':
          return {
            kind: 'failed',
            message: outcome.rejection.reason,
            nextStep: outcome.rejection.nextStep,
            requestId: null,
          };
        case 'failed':
        case 'unknown': {
          const { extendedCode, code } = outcome.failure;
          return failed(outcome.kind, outcome.failure, extendedCode ?? code);
        }
      }
    },
});

interface BulkActionOptions<Row, Args, Payload> extends ActionMutation<readonly Row[], Args, Payload> {
  readonly title: (count: number) => string;
  readonly ended: string;
  readonly detail?: string | ((rows: readonly Row[]) => string);
  readonly submit?: (count: number) => string;
  readonly file: string;
  readonly done?: string;
  /** True when the action moves money or ends a claim to it, as a rejection does. */
  readonly movesMoney: boolean;
}

interface BulkByRowOptions<Row, Args, Payload> extends Omit<BulkActionOptions<Row, Args, Payload>, 'useForm'> {
  readonly useForm: UseDialogForm<readonly Row[], (id: string) => Args>;
}

/** Defines an action on many rows. Each row is changed with its own version, idempotency key and arguments. */
export const bulkActionByRow = <Row extends OfferedRow, Args extends object, Payload extends ChangePayload>({
  title,
  ended,
  detail,
  submit,
  file,
  done,
  danger = false,
  movesMoney,
  useForm,
  mutation,
}: BulkByRowOptions<Row, Args, Payload>): BulkAction<Row> => ({
  title,
  ended,
  detail,
  submit,
  file,
  done,
  danger,
  movesMoney,
  useForm,
  change: changeOf(mutation),
});

/** Defines an action on many rows that all have the same arguments. */
export const bulkAction = <Row extends OfferedRow, Args extends object, Payload extends ChangePayload>({
  useForm,
  ...options
}: BulkActionOptions<Row, Args, Payload>): BulkAction<Row> =>
  bulkActionByRow<Row, Args, Payload>({
    ...options,
    useForm: (rows, submit) => useForm(rows, (args) => submit(() => args)),
  });
