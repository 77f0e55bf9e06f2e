import { useEffect, useEffectEvent } from 'react';
import { usePolling, useVisible } from '@/shared/polling';
import { useOwnNoticesQuery, type OwnNoticesQuery } from './OwnNotices.generated';

type Answered = NonNullable<OwnNoticesQuery['viewer']>;

/** Change that another person made of a record on which this person had acted, or an event of a followed record. */
export type Decision = NonNullable<Answered['decisions']>[number];

/** Notices of a week that the gateway reads from the activity. */
export interface OwnNotices {
  readonly mentions: NonNullable<Answered['mentions']>;
  readonly decisions: readonly Decision[];
}

/** Milliseconds from an answer to the next query. */
const EVERY_MS = 60_000;

interface OwnNoticesWatchProps {
  /** Called with each answer. Its lists are empty without a store, or when the store does not answer. */
  readonly onNotices: (notices: OwnNotices) => void;
}

/** Polls the mentions of the person and the decisions of others, while the tab is visible. */
export const OwnNoticesWatch = ({ onNotices }: OwnNoticesWatchProps) => {
  const { data, refetch } = useOwnNoticesQuery({ fetchPolicy: 'no-cache' });
  usePolling(useVisible(), EVERY_MS, refetch);
  const tell = useEffectEvent(onNotices);
  useEffect(
    function tellNotices() {
      if (data) tell({ mentions: data.viewer?.mentions ?? [], decisions: data.viewer?.decisions ?? [] });
    },
    [data],
  );
  return null;
};
