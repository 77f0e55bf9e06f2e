import { textColumn, type Column } from '@/shared/grid';
import type { GridValidRowModel } from '@mui/x-data-grid';

/** Creates the column of collector names. It is bold and wide, because people recognize rows by it. */
export const collectorNameColumn = <Row extends GridValidRowModel & { readonly collectorName: string | null }>(
  minWidth: number,
): Column<Row> =>
  textColumn('collectorName', { minWidth, flex: 1.4, cellClassName: 'strong' }, ({ collectorName }) => collectorName);
