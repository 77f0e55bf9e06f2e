import type { GridValidRowModel } from '@mui/x-data-grid';
import type { ComponentProps, ReactNode } from 'react';
import { ListResults } from '@/shared/list';
import type { Bulk } from './create-bulk';

type ListRow = GridValidRowModel & { readonly id: string };

type Results<Row extends ListRow, Field extends string> = ComponentProps<typeof ListResults<Row, Field>>;

interface ListWithActionsProps<Row extends ListRow, Field extends string> extends Omit<
  Results<Row, Field>,
  'selectable' | 'amountOf'
> {
  /** Open dialog of an action on one row. */
  readonly dialog: ReactNode;
  /** Actions on the selected rows. Without them rows cannot be selected. */
  readonly bulk?: Bulk<Row>;
}

/**
 * Rows of a list, with actions on one row and on many. The list is refetched after an action: rows that no longer match
 * leave it, and the total drops (A144).
 */
export const ListWithActions = <Row extends ListRow, Field extends string>({
  dialog,
  bulk,
  ...results
}: ListWithActionsProps<Row, Field>): ReactNode => (
  <>
    <ListResults
      {...results}
      {...(bulk?.selectable ? { selectable: bulk.selectable } : {})}
      {...(bulk?.amountOf ? { amountOf: bulk.amountOf } : {})}
    />
    {dialog}
    {bulk?.dialog}
  </>
);
