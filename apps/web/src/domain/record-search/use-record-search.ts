import { operationPermissions } from '@backoffice/schema/permissions';
import { useCallback } from 'react';
import { routes } from '@/domain/routes';
import { useApolloClient } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { loadOnEvent } from '@/shared/late-code';
import type { RecordOfIdQuery, RecordOfIdQueryVariables } from './RecordOfId.generated';
import { recordTexts as texts } from './record.texts';

/** An identifier of the services, in any case. */
const IDENTIFIER = /^[0-9a-f]{24}$/i;

/** A record that was found by its identifier. */
interface FoundRecord {
  readonly to: string;
  /** Words of a link to it. */
  readonly label: string;
}

/** The record of an answer; undefined when no service knows the identifier. */
export const recordIn = ({ payment, subscription, payer }: RecordOfIdQuery): FoundRecord | undefined => {
  if (payment) return { to: routes.payment.href(payment.id), label: texts.payment };
  if (subscription) return { to: routes.subscription.href(subscription.id), label: texts.subscription };
  if (payer) return { to: routes.payer.href(payer.id), label: texts.payer };
  return undefined;
};

/** Makes the variables that ask for an identifier; undefined for a text that is none. */
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

/** Finds the address of the record whose identifier a text is, whatever its period; undefined when there is none. */
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
