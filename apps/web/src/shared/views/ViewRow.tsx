import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { ShareDialog } from './ShareDialog';
import { ViewDialog } from './ViewDialog';
import { ViewMenu, type ViewMenuProps } from './ViewMenu';
import { useViews } from './use-views';
import { viewsTexts as texts } from './views.texts';

interface ViewNameProps {
  readonly name: string;
  /** True when its list opens with the view. */
  readonly isDefault: boolean;
  /** True when the view is shared with others. */
  readonly isShared?: boolean;
}

/** Name of a view, with marks for the default view and for a shared one. */
export const ViewName = ({ name, isDefault, isShared = false }: ViewNameProps) => (
  <Box component="span" sx={{ minWidth: 0, display: 'flex', alignItems: 'baseline', gap: 1 }}>
    <Typography component="span" noWrap title={name}>
      {name}
    </Typography>
    {isDefault && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
        {texts.defaultMark}
      </Typography>
    )}
    {isShared && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
        {texts.sharedMark}
      </Typography>
    )}
  </Box>
);

interface ViewRowProps extends Omit<ViewMenuProps, 'onRename' | 'onShare'> {
  /** Button that opens the view, with its name. */
  readonly children: ReactNode;
}

/** Row of a view, with its menu. */
export const ViewRow = ({ children, ...menu }: ViewRowProps) => {
  const { list, view } = menu;
  const { views, defaultView, rename } = useViews(list);
  const [renaming, setRenaming] = useState(false);
  const [sharing, setSharing] = useState(false);
  const close = () => {
    setRenaming(false);
  };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 0.5 }}
    >
      {children}
      <ViewMenu {...menu} onRename={() => setRenaming(true)} onShare={() => setSharing(true)} />
      {sharing && <ShareDialog view={view} onClose={() => setSharing(false)} />}
      {renaming && (
        <ViewDialog
          title={texts.renameTitle}
          initial={{ name: view.name, defaultView: view.name === defaultView }}
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
