import Close from '@mui/icons-material/CloseRounded';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Paper, { type PaperProps } from '@mui/material/Paper';
import { useTheme, type Theme } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { InMenuPanel } from '@/shared/actions';
import { RowMenuButtons } from '@/shared/actions/RowMenuButtons';
import { SectionTitle } from '@/shared/detail/summary';
import { SHELL_BAR } from '@/shared/detail/TitleBar';
import { besidePanel, PANEL_WIDTH } from '@/shared/grid';
import { singleKeys } from '@/shared/keyboard';
import { openingOf } from '@/shared/leaving';
import { neighborTexts } from '@/shared/neighbors';
import { usePreference } from '@/shared/preferences';
import { PRINTED_ALONE } from '@/shared/print';
import { filterTexts } from './list.texts';

/** Link from the panel to the page or dialog of its row. */
export interface PanelLink {
  readonly label: string;
  readonly to: string;
}

interface SidePanelProps {
  readonly title: string;
  /** Link to the whole record. Enter follows it while the panel itself has the focus. */
  readonly opens: PanelLink | undefined;
  readonly children: ReactNode;
  /** Shows the previous row; undefined for the first row of the page. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

interface StepProps {
  readonly label: string;
  readonly icon: typeof SvgIcon;
  readonly onStep: (() => void) | undefined;
}

/**
 * Button to the previous or next row. At the end of the page it is disabled but keeps the focus, which must stay in the
 * panel.
 */
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

const sheet = { width: { xs: '100%', sm: 'min(520px, 80vw)' }, outline: 'none' } as const;

/** Places the panel below the bar of the shell. The screen of the list ends before the panel. */
const beside = {
  position: 'fixed',
  top: SHELL_BAR,
  right: 0,
  bottom: 0,
  zIndex: 'drawer',
  width: PANEL_WIDTH,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 0,
  borderLeft: 1,
  borderColor: 'divider',
  outline: 'none',
  '@media print': { position: 'static', width: 'auto', border: 0 },
} as const;

const pageBeside = ({ breakpoints }: Theme) => ({ [breakpoints.up('lg')]: { ':root': besidePanel } });

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

/** Selector of elements that use the arrow keys or letters themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="radiogroup"], [role="tablist"]';

/** Layers that close by Escape themselves: a dialog, a menu, an open choice. */
const LAYERS = '.MuiModal-root, .MuiPopper-root [role="menu"]';

/** Hook that closes the panel by Escape anywhere on the screen, because the focus may be in the list beside it. */
const useEscape = (onClose: () => void): void => {
  const close = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    const isAbove = target instanceof Element && target.closest(LAYERS) !== null;
    if (key !== 'Escape' || defaultPrevented || isAbove) return;
    event.preventDefault();
    onClose();
  });
  useEffect(function listenForEscape() {
    const listen = (event: globalThis.KeyboardEvent) => close(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};

/** Panel beside the list. The list stays usable: a click on another row shows that row. */
const Beside = ({ onClose, ...panel }: PaperProps & { readonly onClose: () => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEscape(onClose);
  useEffect(function focusPanel() {
    ref.current?.focus();
  }, []);
  return (
    <>
      <GlobalStyles styles={pageBeside} />
      {createPortal(<Paper {...panel} ref={ref} tabIndex={-1} sx={beside} />, document.body)}
    </>
  );
};

/**
 * Panel with the details of a row, to the right of its list. In a window without room for both it covers the dimmed
 * list, on a phone the whole screen. Arrow keys lead from row to row, and Escape closes the panel.
 */
export const SidePanel = ({ title, opens, children, onPrevious, onNext, onClose }: SidePanelProps) => {
  const titleId = useId();
  const [letters] = usePreference(singleKeys);
  const [menuPlace, setMenuPlace] = useState<HTMLElement | null>(null);
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const opening = opens && openingOf(opens.to, pathname);
  const steps: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: onPrevious,
    ArrowDown: onNext,
    ...(letters ? { k: onPrevious, j: onNext } : {}),
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
    const isOwn = !(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN_KEYS);
    const step = steps[key];
    if (isOwn || altKey || ctrlKey || metaKey) return;
    // Enter on a button or link of the panel is its own click
    if (key === 'Enter' && opens && target === currentTarget) void navigate(opens.to, opening);
    else if (step) step();
    else return;
    event.preventDefault();
  };
  const panel = {
    role: 'dialog',
    'aria-labelledby': titleId,
    className: PRINTED_ALONE,
    onKeyDown: handleKeyDown,
  } as const;
  const content = (
    <>
      <Box sx={head}>
        <Typography id={titleId} component="h2" variant="h2" noWrap aria-live="polite" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <Box
          ref={setMenuPlace}
          sx={{ display: 'flex', flex: 'none', displayPrint: 'none', '&:empty': { display: 'none' } }}
        />
        {opens && (
          <Button component={Link} to={opens.to} {...opening} size="small" sx={{ flex: 'none' }}>
            {opens.label}
          </Button>
        )}
        <Box sx={{ display: 'flex', flex: 'none' }}>
          <Step label={neighborTexts.previous} icon={KeyboardArrowUp} onStep={onPrevious} />
          <Step label={neighborTexts.next} icon={KeyboardArrowDown} onStep={onNext} />
          <IconButton aria-label={filterTexts.closePanel} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
        <SectionTitle value={title}>
          <InMenuPanel value={menuPlace && { place: menuPlace, Buttons: RowMenuButtons }}>{children}</InMenuPanel>
        </SectionTitle>
      </Box>
    </>
  );
  if (hasRoom)
    return (
      <Beside {...panel} onClose={onClose}>
        {content}
      </Beside>
    );
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      transitionDuration={0}
      disableRestoreFocus // the list itself focuses the row that was shown last
      slotProps={{ backdrop: { invisible: isPhone }, paper: { ...panel, 'aria-modal': true, sx: sheet } }}
    >
      {content}
    </Drawer>
  );
};
