import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { texts } from '@/shared/texts';
import { AppDialog } from './AppDialog';

interface ConfirmDialogProps {
  /** Question of the dialog. */
  readonly title: string;
  /** Consequence of confirming. */
  readonly detail: string;
  /** Further facts that help to decide. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** False for an action that can do no harm. */
  readonly danger?: boolean;
  /** False while a required field of `children` is invalid; the confirming button is then disabled. */
  readonly ready?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an action. The cancel button has the focus (INP-13). */
export const ConfirmDialog = ({
  title,
  detail,
  confirmLabel,
  cancelLabel = texts.back,
  danger = true,
  ready = true,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => (
  <AppDialog
    open
    title={title}
    onClose={onClose}
    width={440}
    actions={
      <>
        <Button color="inherit" onClick={onClose} autoFocus>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} disabled={!ready} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    <Typography color="textSecondary">{detail}</Typography>
    {children}
  </AppDialog>
);
