import type { ApolloClient } from '@apollo/client';
import { errorOf } from '@/shared/apollo';
import { ExportProgressDocument } from './ExportProgress.generated';
import type { ExportRowFragment } from './ExportRow.generated';

/**
 * Queries an export and updates the cache, so that every component shows its current state. Resolves with undefined if
 * it does not exist or may not be read. Rejects if the GraphQL gateway does not answer, or answers with another error.
 */
export const queryExport = async (client: ApolloClient, id: string): Promise<ExportRowFragment | undefined> => {
  const { data, error } = await client.query({
    query: ExportProgressDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const failure = errorOf({ error });
  if (failure && failure.code !== 'FORBIDDEN') throw new Error(failure.message);
  return data?.export ?? undefined;
};
