import type { TypedDocumentNode } from '@apollo/client';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { Banner } from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { useReturnToTab } from '@/shared/polling';
import { OpenElsewhere } from './OpenElsewhere';
import { versionsTexts as texts } from './versions.texts';
import { WhoChanged } from './WhoChanged';

interface CurrentVersion {
  readonly version: number;
  /** Requested only when the service counts versions. A derived version number (ADR 0025) means nothing to people. */
  readonly lastUpdateDate?: string | null;
}

/**
 * Query of the current version number, without the fields that the page shows. Its root field has the alias `entity`.
 */
export type VersionQuery = TypedDocumentNode<{ readonly entity: CurrentVersion | null }, { id: string }>;

interface ChangedBannerProps {
  readonly query: VersionQuery;
  /** Record on the screen, as in the response of the gateway. */
  readonly shown: { readonly __typename?: unknown; readonly id: string; readonly version: number };
  /** Loads the current version into the page. */
  readonly onShow: () => void;
}

/**
 * Notifies a person who returns to the tab that the entity has changed. The page stays until the person loads the
 * current version. The query bypasses the cache, and its failures are ignored.
 */
const ChangedNotice = ({ query, shown, onShow }: ChangedBannerProps) => {
  const client = useApolloClient();
  const [found, setFound] = useState<{
    readonly shown: ChangedBannerProps['shown'];
    readonly current: CurrentVersion;
  }>();
  useReturnToTab(() => {
    client.query({ query, variables: { id: shown.id }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (data?.entity) setFound({ shown, current: data.entity });
      },
      () => undefined,
    );
  });
  // the page may show another version by now: after the button, or after a change by the person
  if (found?.shown.id !== shown.id || found.shown.version !== shown.version) return null;
  if (found.current.version === shown.version) return null;
  const { current } = found;
  return (
    <Banner
      tone="warning"
      title={texts.changedMeanwhile}
      action={
        <Button size="small" variant="outlined" color="inherit" onClick={onShow}>
          {texts.seeCurrent}
        </Button>
      }
    >
      {current.lastUpdateDate && texts.currentIs(current.version, dateTime(current.lastUpdateDate))}{' '}
      <WhoChanged of={{ ...shown, version: current.version }} />
    </Banner>
  );
};

/** Watches an open record: who else has it open, and whether it has changed. */
export const ChangedBanner = (props: ChangedBannerProps) => {
  const { __typename: type, id } = props.shown;
  return (
    <>
      {typeof type === 'string' && <OpenElsewhere type={type} id={id} />}
      <ChangedNotice {...props} />
    </>
  );
};
