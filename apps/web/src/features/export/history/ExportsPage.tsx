import { FilterForm, ListResults, ListScreen, useFilteredList, useListPage } from '@/shared/list';
import { exportsTexts as texts } from '../export.texts';
import { exportList } from './export-list';
import { exportView } from './export-view';
import { useExportsPageQuery } from './ExportsPage.generated';
import { useFollowed } from './use-followed';

/** Page with the history of exports (B103). It polls the exports that are still running. */
export const ExportsPage = () => {
  const list = useFilteredList(exportList);
  const { filter, paging } = list;
  const page = useListPage(useExportsPageQuery({ variables: { filter, ...paging } }), list);
  useFollowed(page.content.rows, page.refetch);
  return (
    <ListScreen help="Exportaciones">
      <FilterForm list={list} />
      <ListResults texts={texts} list={list} page={page} view={exportView} />
    </ListScreen>
  );
};
