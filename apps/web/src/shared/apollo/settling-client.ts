import { ApolloClient, type ObservableQuery, type OperationVariables } from '@apollo/client';

type Asked<D> = ReturnType<ObservableQuery<D>['refetch']>;

/** Nobody waits for an answer that was given up: its screen was left, or asks something else by now. */
const unlessGivenUp = <D>(asked: Asked<D>): Asked<D> => {
  const settled = asked.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return { data: undefined };
    throw error;
  });
  const result: Asked<D> = Object.assign(settled, { retain: () => (asked.retain(), result) });
  return result;
};

/**
 * A client whose queries can be asked again without care for what becomes of their screens. The library rejects what
 * was on its way when a screen is left; here it is an answer without data, for hooks and `refetchQueries` alike.
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
