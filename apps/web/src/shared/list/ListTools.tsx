import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { lazy } from 'react';
import type { TableColumn } from '@/shared/columns';
import type { ShownList } from '@/shared/views';
import { toolTexts as texts } from './list.texts';
import { ToolButton } from './ToolButton';

const ViewsPopover = lazy(async () => ({ default: (await import('@/shared/views/ViewsPopover')).ViewsPopover }));

const ColumnChoices = lazy(async () => ({ default: (await import('@/shared/columns/ColumnChoices')).ColumnChoices }));

interface ListToolsProps {
  readonly list: ShownList;
  /** None where the list is shown as cards. */
  readonly columns: readonly TableColumn[] | undefined;
}

/** How a list is shown: as a view that was saved, with which columns. */
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
