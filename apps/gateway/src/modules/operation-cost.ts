import { largestPage } from '@backoffice/validators';
import type { CostOptions } from '../graphql/operation-cost.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { largestSelection } from './selection.ts';

/** Fields with a resolver that asks nobody: what they say comes from the row, the clock or the person. */
const askingNobody: ReadonlySet<string> = new Set([
  'ChangeError.requestId',
  'Notification.availableActions',
  'Payment.availableActions',
  'Payment.overdue',
  'PaymentSubscription.availableActions',
  'Query.viewer',
]);

/** What operations are estimated by: a field with a resolver of its own asks a service, unless it is known not to. */
export const costOptionsOf = (resolvers: Resolvers): CostOptions => ({
  askingFields: new Set(
    Object.entries(resolvers)
      .flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`))
      .filter((field) => !askingNobody.has(field)),
  ),
  sizes: { limit: largestPage, expectedSize: largestSelection },
  rowsPerCall: largestPage,
});
