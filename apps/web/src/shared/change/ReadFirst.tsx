import type { ReactNode } from 'react';
import { queryState, type QueryResult } from '@/shared/apollo';
import { AppDialog } from '@/shared/dialog';
import { EarlyKeys } from '@/shared/late-code/EarlyKeys';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';

interface ReadFirstProps<Thing> {
  readonly title: string;
  /** Maximum width in pixels; by default, the width of all dialogs. */
  readonly width?: number;
  /** Query that runs when the dialog opens, past the cache (`no-cache`). */
  readonly query: QueryResult;
  readonly data: Thing | null | undefined;
  readonly texts: { readonly failed: string; readonly notFound: string };
  readonly onClose: () => void;
  readonly children: (thing: Thing) => ReactNode;
}

/**
 * Dialog that reads its data when it opens. The data of the page behind it may be old. Nothing can be sent before the
 * data is read.
 */
export const ReadFirst = <Thing,>(props: ReadFirstProps<Thing>) => {
  const { query, data, texts, onClose, children, ...frame } = props;
  if (data !== null && data !== undefined) return children(data);
  const { loading, failure, retry } = queryState(query);
  return (
    <AppDialog {...frame} open onClose={onClose}>
      {loading && <EarlyKeys />}
      {loading && <LoadingRows />}
      {failure && <FailedState title={texts.failed} failure={failure} onRetry={retry} />}
      {!loading && !failure && <EmptyState title={texts.notFound} />}
    </AppDialog>
  );
};
