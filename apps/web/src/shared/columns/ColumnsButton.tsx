import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { columnsTexts as texts } from './columns.texts';
import type { TableColumn } from './hidden-columns';

/** Loads when the button is pressed for the first time. */
const ColumnChoices = lazy(async () => ({ default: (await import('./ColumnChoices')).ColumnChoices }));

interface ColumnsButtonProps {
  /** The key of the list. */
  readonly list: string;
  readonly columns: readonly TableColumn[];
}

/** Which columns of a list are shown. */
export const ColumnsButton = ({ list, columns }: ColumnsButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {texts.columns}
      </Button>
      {anchor && (
        <Suspense>
          <ColumnChoices
            list={list}
            columns={columns}
            anchor={anchor}
            onClose={() => {
              setAnchor(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
