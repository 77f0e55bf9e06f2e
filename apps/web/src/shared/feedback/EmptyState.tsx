import SearchOff from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Message } from './Message';

interface EmptyStateProps {
  /** The exact text of the list, for example `No se encontraron pagos`. */
  readonly title: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** What can be done about it, usually one button. */
  readonly children?: ReactNode;
}

/** A list or a section that has nothing to show. */
export const EmptyState = ({ title, detail, icon = <SearchOff />, children }: EmptyStateProps) => (
  <Message role="status" icon={icon} title={title} detail={detail}>
    {children && <Box sx={{ mt: 1 }}>{children}</Box>}
  </Message>
);
