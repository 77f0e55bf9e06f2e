import { NetworkStatus, type ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { errorOf, type QueryState } from '@/shared/apollo';
import { notify, type Failure } from '@/shared/feedback';

interface Versioned {
  readonly version: number;
  /** True for the current version. */
  readonly isCurrent: boolean;
}

/** Properties of a query hook's result that `useLoadedEntity` reads. */
interface EntityQuery {
  readonly client: ApolloClient;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly networkStatus: NetworkStatus;
  readonly refetch: () => Promise<{ readonly error?: unknown }>;
}

/** Entity of a page. `loading` and `failure` are for a page that has no entity to show. */
export interface LoadedEntity<Entity> extends QueryState {
  readonly entity: Entity | undefined;
  readonly reloading: boolean;
  /** Refetches the entity and the queries of `alongside`. A failure is shown as a notice. */
  readonly reload: () => void;
}

interface LoadedEntityOptions<Entity> {
  readonly query: EntityQuery;
  /** Entity in the response. */
  readonly answered: Entity | null | undefined;
  /** Version number in the address; undefined for the current version. */
  readonly version: number | undefined;
  /** Names of queries to other services on this page, which are refetched with the entity. */
  readonly alongside: ReadonlySet<string | undefined>;
}

/** Returns true when the entity is the version of the address. */
const isVersion = ({ version, isCurrent }: Versioned, wanted: number | undefined): boolean =>
  wanted === undefined ? isCurrent : version === wanted;

/** Returns true when the entity must not stay on the screen: access was refused, or it was deleted. */
const isFinal = ({ code }: Failure): boolean => code === 'FORBIDDEN' || code === 'NOT_FOUND';

/**
 * Hook with an entity in one version. The previous version stays while another one is loading. The entity also stays
 * when a refetch fails, unless access was refused or the entity was deleted.
 */
export const useLoadedEntity = <Entity extends Versioned>({
  query: { client, error, loading, networkStatus, refetch },
  answered: found,
  version,
  alongside,
}: LoadedEntityOptions<Entity>): LoadedEntity<Entity> => {
  const failure = errorOf({ error });
  const answered = found ?? undefined;
  const [kept, keep] = useState(answered);
  if (answered && answered !== kept) keep(answered);

  const reload = async () => {
    const others = client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => alongside.has(queryName),
    });
    const [answer] = await Promise.all([refetch(), others]);
    const failed = errorOf(answer);
    if (failed) notify.error(failed);
  };

  const failedAgain = failure && !isFinal(failure) && kept && isVersion(kept, version);
  const entity = answered ?? (loading || failedAgain ? kept : undefined);
  return {
    entity,
    loading: loading && !entity,
    failure,
    reloading: networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.setVariables,
    reload: () => void reload(),
    retry: () => void refetch(),
  };
};
