import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useViews } from './use-views';
import { ViewDialog } from './ViewDialog';
import { ViewMenu, type ViewMenuProps } from './ViewMenu';
import { viewsTexts as texts } from './views.texts';

interface ViewRowProps extends Omit<ViewMenuProps, 'onRename'> {
  /** Its name, as what opens it. */
  readonly children: ReactNode;
}

/** A view in a list of them, with what can be done with it. */
export const ViewRow = ({ children, ...menu }: ViewRowProps) => {
  const { list, view } = menu;
  const { views, usual, rename } = useViews(list);
  const [renaming, setRenaming] = useState(false);
  const close = () => {
    setRenaming(false);
  };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 0.5 }}
    >
      {children}
      <ViewMenu
        {...menu}
        onRename={() => {
          setRenaming(true);
        }}
      />
      {renaming && (
        <ViewDialog
          title={texts.renameTitle}
          initial={{ name: view.name, usual: view.name === usual }}
          taken={views.map(({ name }) => name).filter((name) => name !== view.name)}
          onSubmit={(choice) => {
            rename(view, choice);
            close();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
};
