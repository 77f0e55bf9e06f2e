import { FilterChips, FilterForm, ListResults, useFilteredList, useListPage } from '@/shared/list';
import { rowsTexts as texts } from '../import.texts';
import { importRowView, type ListedRow } from './import-row-view';
import { useImportRowsQuery, type ImportRowsQuery } from './ImportPage.generated';
import { rowList } from './row-list';

const pageOf = ({ import: found }: ImportRowsQuery) => {
  if (!found?.rows) return null;
  const { rows, size } = found.rows;
  return {
    size,
    rows: rows.map((row): ListedRow => ({
      ...row,
      id: String(row.index),
      isMade: found.status === 'APPROVED' && (row.status === 'ISSUED' || row.status === 'PENDING'),
    })),
  };
};

interface ImportRowsProps {
  readonly id: string;
}

/** The rows of an import, to search through and to sort (B34). */
export const ImportRows = ({ id }: ImportRowsProps) => {
  const list = useFilteredList(rowList);
  const { filter, paging } = list;
  const page = useListPage(useImportRowsQuery({ variables: { id, filter, ...paging } }), pageOf, list);
  return (
    <>
      <FilterForm list={list} />
      <FilterChips list={list} />
      <ListResults texts={texts} list={list} page={page} view={importRowView} />
    </>
  );
};
