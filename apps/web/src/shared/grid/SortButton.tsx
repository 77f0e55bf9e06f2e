import { GridColumnHeaderSortIcon, useGridApiContext, type GridSlotProps } from '@mui/x-data-grid';

/** Sort button with the name of its column. Otherwise all sort buttons would have the name `Ordenar`. */
export const SortButton = (props: GridSlotProps['columnHeaderSortIcon']) => {
  const column = useGridApiContext().current.getColumn(props.field);
  return <GridColumnHeaderSortIcon {...props} aria-label={`Ordenar por ${column?.headerName ?? ''}`} />;
};
