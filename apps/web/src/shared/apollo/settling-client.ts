import { ApolloClient, type ObservableQuery, type OperationVariables } from '@apollo/client';

type Asked<D> = ReturnType<ObservableQuery<D>['refetch']>;

/** Resolves an aborted request without data. Its screen was closed or sent another request. */
const unlessGivenUp = <D>(asked: Asked<D>): Asked<D> => {
  const settled = asked.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return { data: undefined };
    throw error;
  });
  const result: Asked<D> = Object.assign(settled, { retain: () => (asked.retain(), result) });
  return result;
};

/**
 * Client whose refetches do not reject when their screen closes. Apollo aborts them; here they resolve without data.
 * This applies to hooks and to `refetchQueries`.
 */
export class SettlingClient extends ApolloClient {
  override watchQuery<D = unknown, V extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<D, V>,
  ): ObservableQuery<D, V> {
    const query = super.watchQuery(options);
    const refetch = query.refetch.bind(query);
    query.refetch = (variables) => unlessGivenUp(refetch(variables));
    return query;
  }
}
