import TablePagination from '@mui/material/TablePagination';
import { rangeText, UNKNOWN_TOTAL, type Paging } from './paging';

/** Hides the label of the page size on a phone, to leave room for the arrows. */
const narrow = {
  flex: 'none',
  '& .MuiTablePagination-toolbar': { px: 0, minHeight: 44 },
  '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-selectRoot': { ml: 0, mr: { xs: 1, sm: 4 } },
  '& .MuiTablePagination-actions': { ml: { xs: 0.5, sm: 2.5 } },
} as const;

interface PagerProps {
  /** Number of rows on all pages. */
  readonly total: number;
  /** True while the total still belongs to other filters. */
  readonly stale: boolean;
  readonly paging: Paging;
  /** Page sizes to choose from. */
  readonly sizes: readonly number[];
  readonly onPaging: (changed: Pick<Paging, 'page'> | Pick<Paging, 'limit'>) => void;
}

/** Controls for the page and page size of a list. */
export const Pager = ({ total, stale, paging: { page, limit }, sizes, onPaging }: PagerProps) => (
  <TablePagination
    component="div"
    count={stale ? UNKNOWN_TOTAL : total}
    page={total === 0 ? 0 : page - 1}
    rowsPerPage={limit}
    rowsPerPageOptions={sizes}
    labelDisplayedRows={rangeText}
    sx={narrow}
    onPageChange={(_event, to) => {
      onPaging({ page: to + 1 });
    }}
    onRowsPerPageChange={({ target }) => {
      onPaging({ limit: Number(target.value) });
    }}
  />
);
