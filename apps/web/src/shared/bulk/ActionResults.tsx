import type { GridValidRowModel } from '@mui/x-data-grid';
import type { ComponentProps, ReactNode } from 'react';
import { OpenActionContext, type PageActions } from '@/shared/actions';
import { ListResults, useSelection, type ListPage, type Selection, type Sort } from '@/shared/list';
import type { Bulk, BulkList } from './create-bulk';

type Results<Row extends GridValidRowModel & { readonly id: string }, Field extends string> = ComponentProps<
  typeof ListResults<Row, Field>
>;

interface ActionResultsProps<
  Row extends GridValidRowModel & { readonly id: string },
  Field extends string,
  Filter,
> extends Pick<Results<Row, Field>, 'view' | 'elsewhere'> {
  readonly texts: Results<Row, Field>['texts'] & { readonly select: (id: string) => string };
  readonly list: Results<Row, Field>['list'] & {
    readonly filter: Filter;
    readonly paging: { readonly page: number; readonly limit: number; readonly sorts: Sort<Field>[] };
  };
  readonly page: ListPage<Row>;
  /** Actions on one row. */
  readonly usePageActions: (options: { readonly onChanged: () => void }) => PageActions;
  /** What else can be done with the selected rows. */
  readonly selectionTools?: (selection: Selection<Row>) => ReactNode;
  /** Actions on the selected rows. */
  readonly useBulk: (list: BulkList<Row, Filter>) => Bulk;
}

/**
 * The rows of a list with actions on one and on many. After an action the list is asked again: a row that does not match
 * any more leaves it, and the total drops (A144).
 */
export const ActionResults = <Row extends GridValidRowModel & { readonly id: string }, Field extends string, Filter>({
  texts,
  list,
  page,
  view,
  elsewhere,
  usePageActions,
  selectionTools,
  useBulk,
}: ActionResultsProps<Row, Field, Filter>): ReactNode => {
  const { filter, paging } = list;
  const { content, refetch } = page;
  const selection = useSelection(content, { filter, ...paging });
  const actions = usePageActions({ onChanged: refetch });
  const bulk = useBulk({ selection, content, filter, onFinished: refetch, tools: selectionTools?.(selection) });
  return (
    <OpenActionContext value={actions.open}>
      <ListResults
        texts={texts}
        list={list}
        page={page}
        view={view}
        elsewhere={elsewhere}
        {...(bulk.offered ? { selectable: { selection, label: texts.select, bar: bulk.bar } } : {})}
      />
      {actions.dialog}
      {bulk.dialog}
    </OpenActionContext>
  );
};
