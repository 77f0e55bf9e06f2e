import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import type { TableColumn } from '@/shared/columns';
import { lateDialog } from '@/shared/late-code';
import type { ShownList } from '@/shared/views';
import { texts } from '@/shared/texts';
import type { OpenRowMenu } from '@/shared/RowButton';

const ViewsPopover = lateDialog(async () => (await import('@/shared/views/ViewsPopover')).ViewsPopover);

const ColumnChoices = lateDialog(async () => (await import('@/shared/columns/ColumnChoices')).ColumnChoices);

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Popover of the button, loaded when it is pressed for the first time. */
  readonly children: (opened: OpenRowMenu) => ReactNode;
}

const ToolButton = ({ icon, label, children }: ToolButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {label}
      </Button>
      {anchor && children({ anchor, onClose: close })}
    </>
  );
};

interface ListToolsProps {
  readonly list: ShownList;
  /** None where the list is shown as cards. */
  readonly columns: readonly TableColumn[] | undefined;
}

/** Saved views and visible columns of a list, beside its total. */
export const ListTools = ({ list, columns }: ListToolsProps) => (
  <>
    <ToolButton icon={<Bookmarks />} label={texts.views}>
      {(opened) => <ViewsPopover list={list} {...opened} />}
    </ToolButton>
    {columns && (
      <ToolButton icon={<ViewColumn />} label={texts.columns}>
        {(opened) => <ColumnChoices list={list.key} columns={columns} {...opened} />}
      </ToolButton>
    )}
  </>
);
