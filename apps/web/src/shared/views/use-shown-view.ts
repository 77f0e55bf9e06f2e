import { useState } from 'react';
import { usePreference } from '@/shared/preferences';
import type { ShownList } from './list-place';
import { noViews, savedViews } from './views';

/** View on the screen; `isChanged` is true after the person changed its filters. */
export interface ShownView {
  readonly name: string;
  readonly isChanged: boolean;
}

/**
 * Hook with the view on the screen. After the person changes the filters, the view stays, marked as changed. It does so
 * until another view is chosen or the list is left.
 */
export const useShownView = ({ key, search }: Pick<ShownList, 'key' | 'search'>): ShownView | undefined => {
  const [all] = usePreference(savedViews);
  const { views } = all[key] ?? noViews;
  const shown = views.find((view) => view.search === search)?.name;
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  if (shown !== undefined) return { name: shown, isChanged: false };
  return views.some(({ name }) => name === last) && last !== undefined ? { name: last, isChanged: true } : undefined;
};
