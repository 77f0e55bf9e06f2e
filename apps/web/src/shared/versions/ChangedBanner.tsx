import type { TypedDocumentNode } from '@apollo/client';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { Banner } from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { useReturn } from '@/shared/polling';
import { OpenElsewhere } from './OpenElsewhere';
import { versionsTexts as texts } from './versions.texts';
import { WhoChanged } from './WhoChanged';

interface CurrentVersion {
  readonly version: number;
  /** Requested where the service counts versions: the number of another one (ADR 0025) says nothing to people. */
  readonly lastUpdateDate?: string | null;
}

/** Asks under the alias `entity` for the number of the current version, and nothing that is shown. */
export type VersionQuery = TypedDocumentNode<{ readonly entity: CurrentVersion | null }, { id: string }>;

interface ChangedBannerProps {
  readonly query: VersionQuery;
  /** As an answer of the gateway has it. */
  readonly shown: { readonly __typename?: unknown; readonly id: string; readonly version: number };
  /** Shows the current version in place. */
  readonly onShow: () => void;
}

/**
 * Notifies a person who comes back to the tab that the entity has changed meanwhile. What is shown stays until the
 * person wants the current version: it is asked past the cache, and an answer that fails says nothing.
 */
const ChangedNotice = ({ query, shown, onShow }: ChangedBannerProps) => {
  const client = useApolloClient();
  const [found, setFound] = useState<{
    readonly shown: ChangedBannerProps['shown'];
    readonly current: CurrentVersion;
  }>();
  useReturn(() => {
    client.query({ query, variables: { id: shown.id }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (data?.entity) setFound({ shown, current: data.entity });
      },
      () => undefined,
    );
  });
  // by now something else may be shown: by the button, or after a change of the person
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

/** Watches a record that is open: who else has it open, and that it has changed meanwhile. */
export const ChangedBanner = (props: ChangedBannerProps) => {
  const { __typename: type, id } = props.shown;
  return (
    <>
      {typeof type === 'string' && <OpenElsewhere type={type} id={id} />}
      <ChangedNotice {...props} />
    </>
  );
};
