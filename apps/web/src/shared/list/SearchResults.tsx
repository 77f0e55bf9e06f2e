import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { EmptyState, FailedState, type Failure } from '@/shared/feedback';
import { PagedGrid, type GridContent } from '@/shared/grid';
import type { ListTexts } from './list.texts';
import type { Order, Paging } from './paging';

interface SearchResultsProps<Row extends GridValidRowModel, Field extends string> {
  readonly texts: ListTexts;
  readonly columns: readonly GridColDef<Row>[];
  readonly content: GridContent<Row>;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
  readonly order: Order<Field>;
  readonly paging: Paging<Field>;
  readonly onPaging: (paging: Paging<Field>) => void;
}

/** The table of a plain search, or what there is instead of it. */
export const SearchResults = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>({
  texts,
  columns,
  content,
  failure,
  onRetry,
  order,
  paging,
  onPaging,
}: SearchResultsProps<Row, Field>) => {
  if (failure && !content.loading) return <FailedState title={texts.failed} failure={failure} onRetry={onRetry} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography color="textSecondary" aria-live="polite" sx={{ minHeight: 24 }}>
        {content.loading && content.rows.length === 0 ? ' ' : texts.total(content.total)}
      </Typography>
      <PagedGrid
        label={texts.title}
        columns={columns}
        content={content}
        order={order}
        paging={paging}
        onPaging={onPaging}
        empty={<EmptyState title={texts.empty} detail={texts.emptyHint} />}
      />
    </Box>
  );
};
