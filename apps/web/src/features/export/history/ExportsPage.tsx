import { FilterChips, ListResults, ListScreen, removableChip, useListPage, useListState } from '@/shared/list';
import { chosenPeriodLabel } from '@/shared/period';
import { exportFormats, exportTypes } from '../export.kinds';
import { exportsList } from '../export.feature';
import { exportStatus } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';
import { exportFilter, exportListCodec, plainList, type ExportList } from './export-list.address';
import { exportView } from './export-view';
import { ExportFilters } from './ExportFilters';
import { useExportsPageQuery } from './ExportsPage.generated';
import { useFollowed } from './use-followed';

const codec = exportListCodec(() => new Date());

const chipsOf = (list: ExportList, change: (changed: Partial<ExportList>) => void) => {
  const removable = removableChip(change);
  const type = exportTypes.find(({ id }) => id === list.type);
  const format = exportFormats.find(({ id }) => id === list.format);
  return [
    { id: 'period', label: chosenPeriodLabel(list.period, new Date()) },
    ...(type ? [removable('type', type.name, { type: null })] : []),
    ...(format ? [removable('format', format.name, { format: null })] : []),
    ...(list.status === null ? [] : [removable('status', exportStatus[list.status].label, { status: null })]),
  ];
};

/** The history of exports (B103), which follows those that are still written. */
export const ExportsPage = () => {
  const [list, change, shown] = useListState(codec, exportsList.key);
  const { page: number, limit, sort } = list;
  const asked = useExportsPageQuery({
    variables: { filter: exportFilter(list, new Date()), page: number, limit, sorts: [sort] },
  });
  const page = useListPage(asked, (data) => data.exports, list, change);
  useFollowed(page.content.rows, page.refetch);
  const clear = () => {
    change(plainList(new Date(), limit));
  };
  return (
    <ListScreen title={texts.title}>
      <ExportFilters filters={list} onSearch={change} />
      <FilterChips chips={chipsOf(list, change)} onClear={clear} />
      <ListResults
        texts={texts}
        shown={shown}
        page={page}
        view={exportView}
        paging={list}
        onPaging={change}
        onClear={clear}
      />
    </ListScreen>
  );
};
