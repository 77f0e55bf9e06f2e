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
  /** Buttons, the confirming one last. */
  readonly actions?: ReactNode;
  /** Buttons beside the one that closes the dialog. */
  readonly tools?: ReactNode;
  /** Maximum width in pixels, or a CSS length; the dialogs of bulk actions have 850 (A215). */
  readonly width?: number | string;
  /** CSS height, for a dialog whose height must not depend on its content. */
  readonly height?: string;
  /**
   * Called when the person closes the dialog. Without it the dialog cannot be closed, for example while an operation
   * runs.
   */
  readonly onClose?: (() => void) | undefined;
  /** True to ignore clicks on the backdrop, which would lose typed values. */
  readonly keepOnBackdrop?: boolean;
  /** True to hide the page behind the dialog from view, screen readers and print; its scroll position stays. */
  readonly hidesPage?: boolean;
}

const HIDES_PAGE = 'hides-page';

/**
 * Styles that are rendered only with this dialog. A permanent rule would need `:has()`, which browsers evaluate at each
 * change of the page.
 */
const othersHidden = {
  // opacity too: elements such as the arrow of a sorted column set `visibility: visible`
  [`body > :not(.${HIDES_PAGE})`]: { visibility: 'hidden !important', opacity: '0 !important' },
};

/**
 * Frame of dialogs. Escape closes it when it has `onClose`. The focus is trapped inside and restored afterwards. Below
 * 600 px it covers the screen.
 */
export const AppDialog = ({
  open,
  title,
  children,
  actions,
  tools,
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
        <Box sx={{ flex: 'none', display: 'flex', m: 1.5 }}>
          {tools}
          {onClose && (
            <IconButton aria-label={texts.close} onClick={onClose}>
              <Close fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Box>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
};
