import { usePreference } from '@/shared/preferences';
import { noViews, savedViews } from './views';

/** What the address of a list says when it opens with a view; empty when it opens without. @param list its key */
export const useUsualSearch = (list: string): string => {
  const [all] = usePreference(savedViews);
  const { views, usual } = all[list] ?? noViews;
  return views.find(({ name }) => name === usual)?.search ?? '';
};
