import { NetworkStatus, type ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { errorOf } from '@/shared/apollo';
import { notify, type Failure } from '@/shared/feedback';

interface Versioned {
  readonly version: number;
  /** Whether it is the current version. */
  readonly lastModified: boolean;
}

/** What a query hook says. */
interface Asked {
  readonly client: ApolloClient;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly networkStatus: NetworkStatus;
  readonly refetch: () => Promise<{ readonly error?: unknown }>;
}

interface LoadedEntity<Entity> {
  readonly entity: Entity | undefined;
  /** Nothing to show yet. */
  readonly loading: boolean;
  /** Why there is nothing to show. */
  readonly failure: Failure | undefined;
  readonly reloading: boolean;
  /** Asks again for the entity and for what stands beside it; tells when that fails. */
  readonly reload: () => void;
  /** Asks for the entity alone. */
  readonly retry: () => void;
}

interface LoadedEntityOptions<Entity> {
  readonly asked: Asked;
  /** The entity in what was answered. */
  readonly answered: Entity | null | undefined;
  /** Number of the version that the address names; undefined for the current one. */
  readonly version: number | undefined;
  /** Names of the queries for what other services say on this screen, asked again together with the entity. */
  readonly alongside: ReadonlySet<string | undefined>;
}

/** Whether an entity is the version that the address names. */
const isVersion = ({ version, lastModified }: Versioned, asked: number | undefined): boolean =>
  asked === undefined ? lastModified : version === asked;

/** A refusal, or that it is gone: what was on the screen must not stay there. */
const isFinal = ({ code }: Failure): boolean => code === 'FORBIDDEN' || code === 'NOT_FOUND';

/**
 * One entity in one version. While another version is asked for, the one before stays; and so does the entity when
 * asking for it again fails.
 */
export const useLoadedEntity = <Entity extends Versioned>({
  asked: { client, error, loading, networkStatus, refetch },
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
