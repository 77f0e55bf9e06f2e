import type { ApolloClient } from '@apollo/client';
import type { PaymentMethodInput } from '@/shared/apollo/schema-types.generated';
import type { RunItem } from '@/shared/bulk';
import { outcomeOf, type ChangeAnswer } from '@/shared/change';
import {
  CancelPaymentDocument,
  CancelPaymentObjectionDocument,
  UpdatePaymentMethodDocument,
  type PaymentOutcomeFragment,
} from '../actions/PaymentChanges.generated';
import { keepingPayment } from '../actions/keeping-payment';
import type { PaymentRowFragment } from '../list/PaymentRow.generated';

/** What is done, with what was typed for all of them. */
export type PaymentTask =
  | { readonly action: 'cancel' | 'cancelObjection'; readonly reason: string }
  | { readonly action: 'updatePaymentMethod'; readonly method: PaymentMethodInput };

type Answer = ChangeAnswer<PaymentOutcomeFragment>;

const send = (
  client: ApolloClient,
  task: PaymentTask,
  on: PaymentRowFragment,
  idempotencyKey: string,
): Promise<Answer> => {
  const shared = { id: on.id, change: { idempotencyKey, version: on.version } };
  switch (task.action) {
    case 'cancel':
      return client.mutate({ mutation: CancelPaymentDocument, variables: { ...shared, reason: task.reason } });
    case 'cancelObjection':
      return client.mutate({ mutation: CancelPaymentObjectionDocument, variables: { ...shared, reason: task.reason } });
    case 'updatePaymentMethod':
      return client.mutate({
        mutation: UpdatePaymentMethodDocument,
        variables: { ...shared, method: task.method },
        ...keepingPayment,
      });
  }
};

/** PAY-44: the message, then ` - ` and the exact code; a text that ends with it already says it once (GAP-39). */
const withCode = (message: string, code: string | null): string =>
  code === null || message.endsWith(` - ${code}`) ? message : `${message} - ${code}`;

/** Does a task to payments, one at a time, each with the key that the run made for it. */
export const createPaymentTask =
  (client: ApolloClient, task: PaymentTask): RunItem<PaymentRowFragment> =>
  async (payment, key, mayBeMade) => {
    const answer = await send(client, task, payment, key).catch((error: unknown): Answer => ({ error }));
    const outcome = outcomeOf(answer, mayBeMade);
    switch (outcome.kind) {
      case 'done':
        return { kind: 'done' };
      case 'refused':
        return { kind: 'failed', message: withCode(outcome.refusal.message, outcome.refusal.extendedCode) };
      case 'rejected':
        return { kind: 'failed', message: outcome.rejection.reason };
      case 'failed':
      case 'unknown': {
        const { message, extendedCode, code } = outcome.failure;
        return { kind: outcome.kind, message: withCode(message, extendedCode ?? code) };
      }
    }
  };
