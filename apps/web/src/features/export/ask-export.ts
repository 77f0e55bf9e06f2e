import type { ApolloClient } from '@apollo/client';
import { errorOf } from '@/shared/apollo';
import { ExportProgressDocument } from './ExportProgress.generated';
import type { ExportRowFragment } from './ExportRow.generated';

/**
 * An export as it is now; whatever shows it follows. Undefined when there is none, or the person may not see it; rejects
 * when there was no answer.
 */
export const askExport = async (client: ApolloClient, id: string): Promise<ExportRowFragment | undefined> => {
  const { data, error } = await client.query({
    query: ExportProgressDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const failure = errorOf({ error });
  if (failure && failure.code !== 'FORBIDDEN') throw new Error(failure.message);
  return data?.export ?? undefined;
};
