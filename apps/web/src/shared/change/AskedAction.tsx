import { useState, type ReactNode } from 'react';
import type { QueryState } from '@/shared/apollo';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import type { Actionable } from './actionable';

interface AskedActionProps<Entity> {
  readonly action: string;
  readonly title: string;
  /** What was asked when the dialog opened. */
  readonly asked: QueryState & { readonly entity: Entity | null | undefined };
  readonly texts: { readonly failed: string; readonly notFound: string };
  readonly onClose: () => void;
  /** The dialog, with the entity that the person sees and how to go on with the current one after a conflict. */
  readonly children: (entity: Entity, goOnWith: (current: Entity) => void) => ReactNode;
}

/**
 * The dialog of an action, once the entity is there that it is about. It keeps what the person saw when it opened, whatever
 * the page behind it learns meanwhile: only after a conflict it goes on with the current one. What is refused says why.
 */
export const AskedAction = <Entity extends Actionable>({
  action,
  title,
  asked: { entity, loading, failure, retry },
  texts,
  onClose,
  children,
}: AskedActionProps<Entity>) => {
  const [current, setCurrent] = useState<Entity>();
  const available = entity?.availableActions.find(({ name }) => name === action);
  if (entity && available?.allowed) return children(current ?? entity, (next) => setCurrent(next));
  return (
    <AppDialog open title={title} onClose={onClose}>
      {loading && <LoadingRows />}
      {failure && <FailedState title={texts.failed} failure={failure} onRetry={retry} />}
      {!loading && !failure && <EmptyState title={available?.reason ?? texts.notFound} />}
    </AppDialog>
  );
};
