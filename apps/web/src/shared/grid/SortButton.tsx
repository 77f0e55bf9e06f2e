import { GridColumnHeaderSortIcon, useGridApiContext, type GridSlotProps } from '@mui/x-data-grid';

/** The button that sorts, named after its column: in a list of buttons many that say `Ordenar` are the same. */
export const SortButton = (props: GridSlotProps['columnHeaderSortIcon']) => {
  const column = useGridApiContext().current.getColumn(props.field);
  return <GridColumnHeaderSortIcon {...props} aria-label={`Ordenar por ${column?.headerName ?? ''}`} />;
};
