import type { OfferedRow } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
import {
  outcomeOf,
  refusalOf,
  sendChange,
  type ActionMutation,
  type ChangeAnswer,
  type ChangeOf,
  type ChangePayload,
  type UseDialogForm,
} from '@/shared/change';
import type { Failure } from '@/shared/feedback';
import type { BulkAction } from './bulk-definition';
import type { ItemOutcome, RunItem } from './create-bulk-run';

/** PAY-44: the message, then ` - ` and the exact code; a text that ends with it already says it once (GAP-39). */
const withCode = (message: string, code: string | null): string =>
  code === null || message.endsWith(` - ${code}`) ? message : `${message} - ${code}`;

const failed = (
  kind: 'failed' | 'unknown',
  { message, nextStep, requestId }: Pick<Failure, 'message' | 'nextStep' | 'requestId'>,
  code: string | null,
): ItemOutcome => ({ kind, message: withCode(message, code), nextStep, requestId });

/**
 * Makes a change to things, one at a time, each with the key that the run made for it.
 * @param send asks the gateway for it
 */
const runChange =
  <Row extends { readonly id: string; readonly version: number }, Payload extends ChangePayload>(
    send: (of: ChangeOf) => Promise<ChangeAnswer<Payload>>,
  ): RunItem<Row> =>
  async ({ id, version }, idempotencyKey, mayBeMade) => {
    const answer = await send({ id, change: { idempotencyKey, version } }).catch(
      (error: unknown): ChangeAnswer<Payload> => ({ error }),
    );
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
  };

interface BulkActionOptions<Row, Args, Payload> extends ActionMutation<readonly Row[], Args, Payload> {
  readonly title: (count: number) => string;
  readonly ended: string;
  readonly detail?: string | ((rows: readonly Row[]) => string);
  readonly submit?: (count: number) => string;
  readonly file: string;
  readonly done?: string;
}

interface BulkByRowOptions<Row, Args, Payload> extends Omit<BulkActionOptions<Row, Args, Payload>, 'useForm'> {
  readonly useForm: UseDialogForm<readonly Row[], (id: string) => Args>;
}

/**
 * Defines an action on many rows: each gets the change of its own version, with a key of its own, and the arguments that
 * the form gives by its identifier.
 */
export const bulkActionByRow = <Row extends OfferedRow, Args extends object, Payload extends ChangePayload>({
  title,
  ended,
  detail,
  submit,
  file,
  done,
  danger = false,
  useForm,
  ...request
}: BulkByRowOptions<Row, Args, Payload>): BulkAction<Row> => ({
  title,
  ended,
  detail,
  submit,
  file,
  done,
  danger,
  useForm: (rows, onRun) => {
    const client = useApolloClient();
    // the list is read again when all is done: drawn anew for each of them, it would take longer than their changes
    const once = { ...request, options: { fetchPolicy: 'no-cache' } } as const;
    return useForm(rows, (argsOf) => {
      onRun(runChange((of) => sendChange<Args, Payload>(client, once, { ...argsOf(of.id), ...of })));
    });
  },
});

/** Defines the same where all rows have the same arguments. */
export const bulkAction = <Row extends OfferedRow, Args extends object, Payload extends ChangePayload>({
  useForm,
  ...options
}: BulkActionOptions<Row, Args, Payload>): BulkAction<Row> =>
  bulkActionByRow<Row, Args, Payload>({
    ...options,
    useForm: (rows, submit) => useForm(rows, (args) => submit(() => args)),
  });
