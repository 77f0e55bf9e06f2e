import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { AppDialog } from '@/shared/dialog';
import { commandKey, singleKeys } from '@/shared/keyboard';
import { usePreference } from '@/shared/preferences';
import { keyboardTexts as texts } from './keyboard.texts';
import type { PlaceByKey } from './places-by-key';

const Key = ({ children }: { readonly children: string }) => (
  <Typography
    component="kbd"
    variant="caption"
    sx={{
      display: 'inline-block',
      minWidth: 24,
      px: 0.75,
      py: 0.125,
      border: 1,
      borderColor: 'control',
      borderRadius: '6px',
      textAlign: 'center',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Typography>
);

interface KeysOf {
  readonly label: string;
  /** Keys pressed in sequence, or alternatives. */
  readonly keys: readonly string[];
  readonly joint?: string;
}

interface GroupProps {
  readonly title: string;
  readonly lines: readonly KeysOf[];
}

const Group = ({ title, lines }: GroupProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ breakInside: 'avoid', mb: 2.5 }}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 0.75, m: 0 }}>
        {lines.map(({ label, keys, joint = ' ' }) => (
          <Box key={label} sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ flex: 'none', m: 0 }}>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && (joint === ' ' ? ' ' : ` ${joint} `)}
                  <Key>{key}</Key>
                </Fragment>
              ))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const groups = (): readonly GroupProps[] => [
  {
    title: texts.anywhere,
    lines: [
      { label: texts.quickSearch, keys: [commandKey().sign, 'K'] },
      { label: texts.search, keys: ['/'] },
      { label: texts.help, keys: ['?'] },
      { label: texts.close, keys: ['Esc'] },
    ],
  },
  {
    title: texts.lists,
    lines: [
      { label: texts.nextRow, keys: ['J', '↓'], joint: texts.or },
      { label: texts.previousRow, keys: ['K', '↑'], joint: texts.or },
      { label: texts.open, keys: ['Enter'] },
      { label: texts.look, keys: [texts.space] },
      { label: texts.control, keys: ['F2'] },
      { label: texts.select, keys: ['X'] },
      { label: texts.clearSelection, keys: ['Esc'] },
    ],
  },
  { title: texts.files, lines: [{ label: texts.nextFault, keys: ['F8'] }] },
  {
    title: texts.details,
    lines: [
      { label: texts.next, keys: ['J'] },
      { label: texts.previous, keys: ['K'] },
    ],
  },
];

interface KeyboardSheetProps {
  readonly places: readonly PlaceByKey[];
  readonly onClose: () => void;
}

/** Dialog that lists the shortcuts. It tells if the single-key shortcuts are off, and links to the profile. */
export const KeyboardSheet = ({ places, onClose }: KeyboardSheetProps) => {
  const [isOn] = usePreference(singleKeys);
  return (
    <AppDialog
      open
      title={texts.title}
      width={720}
      onClose={onClose}
      actions={
        <Button component={Link} to={routes.profile.path} onClick={onClose}>
          {texts.profile}
        </Button>
      }
    >
      {!isOn && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {texts.off}
        </Typography>
      )}
      <Box sx={{ columns: { xs: 1, sm: 2 }, columnGap: 5 }}>
        {groups().map((group) => (
          <Group key={group.title} {...group} />
        ))}
        <Group
          title={texts.goTo}
          lines={places.map(({ key, label }) => ({ label, keys: ['G', key.toUpperCase()], joint: texts.then }))}
        />
      </Box>
    </AppDialog>
  );
};
