import { firstCharacters } from '@backoffice/validators';
import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import LibraryAdd from '@mui/icons-material/LibraryAddOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { copyText } from '@/shared/feedback';
import { RowButton } from '@/shared/RowButton';
import type { ShownList } from './list-place';
import { useSharedViews, type SharedView } from './shared-views';
import { useViews } from './use-views';
import { isSameName } from './views';
import { viewsTexts as texts } from './views.texts';

/** Maximum number of characters that a copy keeps of a name, to leave room for its number. */
const LONGEST_COPIED = 54;

interface SharedMenuProps {
  readonly list: ShownList;
  readonly view: SharedView;
}

/** Menu of another person's shared view, which can be copied. */
const SharedMenu = ({ list, view: { name, search } }: SharedMenuProps) => {
  const { views, save } = useViews(list.key);
  const isTaken = (tried: string): boolean => views.some((view) => isSameName(view.name, tried));
  const copyName = (): string => {
    for (let number = 2; ; number += 1) {
      const tried =
        number === 2 && !isTaken(name) ? name : texts.copyName(firstCharacters(name, LONGEST_COPIED), number);
      if (!isTaken(tried)) return tried;
    }
  };
  return (
    <RowButton label={texts.actionsOf(name)}>
      {({ anchor, onClose }) => (
        <Menu anchorEl={anchor} open onClose={onClose}>
          <MenuItem
            onClick={() => {
              onClose();
              save({ name: copyName(), defaultView: false }, search);
            }}
          >
            <ListItemIcon>
              <LibraryAdd fontSize="small" />
            </ListItemIcon>
            {texts.copy}
          </MenuItem>
          <MenuItem
            onClick={() => {
              onClose();
              void copyText(`${location.origin}${list.pathOf(search)}`, texts.linkCopied);
            }}
          >
            <ListItemIcon>
              <ContentCopy fontSize="small" />
            </ListItemIcon>
            {texts.copyLink}
          </MenuItem>
        </Menu>
      )}
    </RowButton>
  );
};

interface SharedViewRowsProps {
  readonly list: ShownList;
  /** Renders the button that opens the view. */
  readonly children: (view: SharedView) => ReactNode;
}

/** Shared views of other people for a list, with the names of their owners. */
export const SharedViewRows = ({ list, children }: SharedViewRowsProps) => {
  const titleId = useId();
  const views = useSharedViews().others.filter((view) => view.list === list.key);
  if (views.length === 0) return null;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.75 }}>
      <Typography id={titleId} variant="caption" color="textSecondary" component="h3" sx={{ px: 1 }}>
        {texts.ofOthers}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={titleId}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 240, overflowY: 'auto' }}
      >
        {views.map((view) => (
          <Box
            key={view.id}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 0.5 }}
          >
            {children(view)}
            <SharedMenu list={list} view={view} />
          </Box>
        ))}
      </Box>
    </Box>
  );
};
