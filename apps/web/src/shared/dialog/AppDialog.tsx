import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { texts } from '@/shared/texts';

interface AppDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the one that goes on last. */
  readonly actions?: ReactNode;
  /** Widest size in pixels, or any other length; the multi-action dialogs are 850 (A79). */
  readonly width?: number | string;
  /** Height, for a dialog that keeps it whatever it shows. */
  readonly height?: string;
  /** Without it the dialog cannot be left: something is running. */
  readonly onClose?: (() => void) | undefined;
  /** A click beside it does not close it: what was typed would be lost. */
  readonly keepOnBackdrop?: boolean;
  /** While it is open, what is behind it stays where it is, and is neither seen nor read nor printed. */
  readonly hidesPage?: boolean;
}

const HIDES_PAGE = 'hides-page';

/** A rule of this dialog alone: with `:has()` in a rule that always holds, each change would style the whole page anew. */
const othersHidden = {
  // parts of it may say that they are visible, as the arrow of a sorted column does: they are clear, too
  [`body > :not(.${HIDES_PAGE})`]: { visibility: 'hidden !important', opacity: '0 !important' },
};

/**
 * The frame of every dialog. Escape closes it, the focus stays inside and returns where it was, and below 600 px it
 * takes the whole screen.
 */
export const AppDialog = ({
  open,
  title,
  children,
  actions,
  width = 520,
  height,
  onClose,
  keepOnBackdrop = false,
  hidesPage = false,
}: AppDialogProps) => {
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const close = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason !== 'backdropClick' || !keepOnBackdrop) onClose?.();
  };
  return (
    <Dialog
      open={open}
      fullScreen={fullScreen}
      fullWidth
      maxWidth={false}
      {...(hidesPage ? { className: HIDES_PAGE } : {})}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: {
            maxWidth: fullScreen ? 'none' : width,
            borderRadius: fullScreen ? 0 : undefined,
            height: fullScreen ? undefined : height,
          },
        },
      }}
      onClose={close}
    >
      {hidesPage && <GlobalStyles styles={othersHidden} />}
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {onClose && (
          <IconButton aria-label={texts.close} onClick={onClose} sx={{ m: 1.5 }}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
};
