import { FilterForm, ListResults, useFilteredList, useListPage } from '@/shared/list';
import { issuesNothing, isUnconfirmed } from '../import.status';
import { rowsTexts as texts } from '../import.texts';
import { importRowView, type ListedRow } from './import-row-view';
import { useImportRowsQuery, type ImportRowsQuery } from './ImportPage.generated';
import { rowList } from './row-list';

/**
 * Adds to each row what depends on its import. The status of a row alone does not tell whether it is a payment:
 * `isMade` makes the row a link to its payment, the other two replace the chip of its status.
 */
const asPage = ({ import: found }: ImportRowsQuery) => ({
  page: found?.rows
    ? {
        size: found.rows.size,
        rows: found.rows.rows.map((row): ListedRow => ({
          ...row,
          id: String(row.index),
          isNotIssued: issuesNothing(found) && row.status !== 'ERROR',
          isToIssue: isUnconfirmed(found) && row.status === 'ISSUED',
          isMade: found.status === 'APPROVED' && (row.status === 'ISSUED' || row.status === 'PENDING'),
        })),
      }
    : null,
});

interface ImportRowsProps {
  readonly id: string;
}

/** Searchable, sortable list of the rows of an import (B34). */
export const ImportRows = ({ id }: ImportRowsProps) => {
  const list = useFilteredList(rowList);
  const { filter, paging } = list;
  const { data, previousData, ...query } = useImportRowsQuery({ variables: { id, filter, ...paging } });
  const answers = { data: data && asPage(data), previousData: previousData && asPage(previousData) };
  const page = useListPage({ ...query, ...answers }, list);
  return (
    <>
      <FilterForm list={list} />
      <ListResults texts={texts} list={list} page={page} view={importRowView} />
    </>
  );
};
