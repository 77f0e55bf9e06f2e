import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppDialog } from '@/shared/dialog';
import { texts as common } from '@/shared/texts';
import { useSharedViews, type NamedPermission } from './shared-views';
import type { SavedView } from './views';
import { viewsTexts as texts } from './views.texts';

interface ShareDialogProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}

/** Asks for the permission that people need to see the shared view. */
export const ShareDialog = ({ view, onClose }: ShareDialogProps) => {
  const { permissions, share } = useSharedViews();
  const [chosen, setChosen] = useState<NamedPermission>(); // none, so that sharing is a deliberate choice
  return (
    <AppDialog
      open
      title={texts.shareTitle(view.name)}
      onClose={onClose}
      width={440}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            variant="contained"
            disabled={chosen === undefined}
            onClick={() => {
              if (chosen) void share(view, chosen.permission);
              onClose();
            }}
          >
            {texts.shareShort}
          </Button>
        </>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {texts.shareDetail}
      </Typography>
      <TextField
        select
        fullWidth
        autoFocus
        label={texts.permission}
        value={chosen?.permission ?? ''}
        onChange={({ target }) => setChosen(permissions.find(({ permission }) => permission === target.value))}
      >
        {permissions.map(({ permission, label }) => (
          <MenuItem key={permission} value={permission}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </AppDialog>
  );
};
