import { operationPermissions } from '@backoffice/schema/permissions';
import { useCallback } from 'react';
import { routes } from '@/domain/routes';
import { useApolloClient } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { loadOnEvent } from '@/shared/late-code';
import type { RecordOfIdQuery, RecordOfIdQueryVariables } from './RecordOfId.generated';
import { recordTexts as texts } from './record.texts';

/** Identifier of a payment, subscription or payer, in upper or lower case. */
const IDENTIFIER = /^[0-9a-f]{24}$/i;

/** Record found by its identifier. */
interface FoundRecord {
  readonly to: string;
  /** Label of the link to the record. */
  readonly label: string;
}

/** Returns the record in an answer, or undefined if no service has the identifier. */
export const recordIn = ({ payment, subscription, payer }: RecordOfIdQuery): FoundRecord | undefined => {
  if (payment) return { to: routes.payment.href(payment.id), label: texts.payment };
  if (subscription) return { to: routes.subscription.href(subscription.id), label: texts.subscription };
  if (payer) return { to: routes.payer.href(payer.id), label: texts.payer };
  return undefined;
};

/**
 * Returns a function that creates the query's variables. Its result is undefined for a text that is not an identifier,
 * or without permissions.
 */
export const useRecordVariables = (): ((text: string) => RecordOfIdQueryVariables | undefined) => {
  const payments = useCan(...operationPermissions['Query.payment']);
  const subscriptions = useCan(...operationPermissions['Query.subscription']);
  const payers = useCan(...operationPermissions['Query.payer']);
  return useCallback(
    (text) =>
      IDENTIFIER.test(text) && (payments || subscriptions || payers)
        ? { id: text.toLowerCase(), payments, subscriptions, payers }
        : undefined,
    [payments, subscriptions, payers],
  );
};

/**
 * Returns a function that finds the address of a payment, subscription or payer by its identifier, whatever its date.
 * It resolves with undefined for a text that is not an identifier, or without a permission to read any of the three. It
 * also does if no service that answered has the identifier.
 */
export const useRecordSearch = (): ((text: string) => Promise<string | undefined>) => {
  const variablesOf = useRecordVariables();
  const client = useApolloClient();
  return useCallback(
    async (text) => {
      const variables = variablesOf(text);
      const query = variables && (await loadOnEvent(() => import('./RecordOfId.generated')))?.RecordOfIdDocument;
      if (!query) return undefined;
      const { data } = await client.query({ query, variables, fetchPolicy: 'network-only' });
      return data && recordIn(data)?.to;
    },
    [variablesOf, client],
  );
};
