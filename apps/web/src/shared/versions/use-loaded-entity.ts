import { NetworkStatus, type ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { errorOf, type QueryState } from '@/shared/apollo';
import { notify, type Failure } from '@/shared/feedback';

interface Versioned {
  readonly version: number;
  /** True for the current version. */
  readonly isCurrent: boolean;
}

/** The part of the result of a query hook that the entity needs. */
interface EntityQuery {
  readonly client: ApolloClient;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly networkStatus: NetworkStatus;
  readonly refetch: () => Promise<{ readonly error?: unknown }>;
}

/** An entity of a page. Its `loading` and `failure` are those of a page that has nothing to show. */
export interface LoadedEntity<Entity> extends QueryState {
  readonly entity: Entity | undefined;
  readonly reloading: boolean;
  /** Asks again for the entity and for what stands beside it; notifies when that fails. */
  readonly reload: () => void;
}

interface LoadedEntityOptions<Entity> {
  readonly query: EntityQuery;
  /** The entity in the answer. */
  readonly answered: Entity | null | undefined;
  /** Number of the version that the address names; undefined for the current one. */
  readonly version: number | undefined;
  /** Names of the queries to other services on this screen, asked again together with the entity. */
  readonly alongside: ReadonlySet<string | undefined>;
}

/** Returns whether an entity is the version of the address. */
const isVersion = ({ version, isCurrent }: Versioned, wanted: number | undefined): boolean =>
  wanted === undefined ? isCurrent : version === wanted;

/** A refusal, or a deletion: the entity on the screen must not stay there. */
const isFinal = ({ code }: Failure): boolean => code === 'FORBIDDEN' || code === 'NOT_FOUND';

/**
 * One entity in one version. While another version is requested, the one before stays; and so does the entity when
 * requesting it again fails.
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
