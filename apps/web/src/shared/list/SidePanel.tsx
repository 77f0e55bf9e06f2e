import Close from '@mui/icons-material/CloseRounded';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { SectionTitle } from '@/shared/detail/summary';
import { singleKeys } from '@/shared/keyboard';
import { neighborTexts } from '@/shared/neighbors';
import { usePreference } from '@/shared/preferences';
import { PRINTED_ALONE } from '@/shared/print';
import { filterTexts } from './list.texts';

interface SidePanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** To the row before and after; undefined at the ends of the page. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

interface StepProps {
  readonly label: string;
  readonly icon: typeof SvgIcon;
  readonly onStep: (() => void) | undefined;
}

/** One row on. At the end of the page it stays where it is: the focus must not fall out of the panel. */
const Step = ({ label, icon: Icon, onStep }: StepProps) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      aria-disabled={onStep === undefined}
      onClick={onStep}
      sx={onStep === undefined ? { color: 'text.disabled', cursor: 'default' } : {}}
    >
      <Icon />
    </IconButton>
  </Tooltip>
);

const paper = {
  width: { xs: '100%', sm: 480, lg: 560 },
  maxWidth: '100%',
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
} as const;

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: { xs: 2, sm: 3 },
  pr: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** Keys of text, and of what has keys of its own. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="radiogroup"], [role="tablist"]';

/**
 * The details of a row at the right of its list, over the whole height; on a phone over the whole screen. Keys lead from
 * row to row, Escape closes it, and the list has the focus back on the row that was shown last.
 */
export const SidePanel = ({ title, children, onPrevious, onNext, onClose }: SidePanelProps) => {
  const titleId = useId();
  const [letters] = usePreference(singleKeys);
  const steps: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: onPrevious,
    ArrowDown: onNext,
    ...(letters ? { k: onPrevious, j: onNext } : {}),
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
    const isOwn = !(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN_KEYS);
    const step = steps[key];
    if (isOwn || altKey || ctrlKey || metaKey || !step) return;
    event.preventDefault();
    step();
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      transitionDuration={0}
      disableRestoreFocus // the list gives it to the row that was shown last
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          className: PRINTED_ALONE,
          onKeyDown: handleKeyDown,
          sx: paper,
        },
      }}
    >
      <Box sx={head}>
        <Typography id={titleId} component="h2" variant="h2" noWrap aria-live="polite" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flex: 'none' }}>
          <Step label={neighborTexts.previous} icon={KeyboardArrowUp} onStep={onPrevious} />
          <Step label={neighborTexts.next} icon={KeyboardArrowDown} onStep={onNext} />
          <IconButton aria-label={filterTexts.closePanel} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
        <SectionTitle value={title}>{children}</SectionTitle>
      </Box>
    </Drawer>
  );
};
