import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { ShownList } from './shown-list';
import { viewsTexts as texts } from './views.texts';

/** Loads when the button is pressed for the first time. */
const ViewsPopover = lazy(async () => ({ default: (await import('./ViewsPopover')).ViewsPopover }));

/** The views that the person saved of a list. */
export const ViewsButton = ({ list }: { readonly list: ShownList }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Bookmarks />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {texts.views}
      </Button>
      {anchor && (
        <Suspense>
          <ViewsPopover
            list={list}
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
