import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { texts } from '@/shared/texts';
import { AppDialog } from './AppDialog';

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** Consequence of a yes. */
  readonly detail: string;
  /** Facts below it that help to decide. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** False for what takes nothing away. */
  readonly danger?: boolean;
  /** False while something below the consequence is still wanted. */
  readonly ready?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be taken back; the focus is on the way back (INP-13). */
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
