import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { TableColumn } from '@/shared/columns';
import { lateDialog } from '@/shared/late-code';
import type { ShownList } from '@/shared/views';
import { useShownView } from '@/shared/views/use-shown-view';
import { texts } from '@/shared/texts';
import type { OpenRowMenu } from '@/shared/RowButton';
import { filterTexts } from './list.texts';

const ViewsPopover = lateDialog(async () => (await import('@/shared/views/ViewsPopover')).ViewsPopover);

const ColumnChoices = lateDialog(async () => (await import('@/shared/columns/ColumnChoices')).ColumnChoices);

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Popover of the button, loaded with the first click. */
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
  /** Columns to choose from; undefined when the list is shown as cards. */
  readonly columns: readonly TableColumn[] | undefined;
}

/** Name of the saved view that is shown. */
const ShownViewName = ({ list }: Pick<ListToolsProps, 'list'>) => {
  const view = useShownView(list);
  return (
    view && (
      <Typography
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ display: 'none', maxWidth: 220, '@container page (min-width: 700px)': { display: 'block' } }}
      >
        {view.isChanged ? filterTexts.changedView(view.name) : view.name}
      </Typography>
    )
  );
};

/** Saved views and column choices of a list, beside its total. */
export const ListTools = ({ list, columns }: ListToolsProps) => (
  <>
    <ShownViewName list={list} />
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
