import CloudOff from '@mui/icons-material/CloudOffRounded';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Refresh from '@mui/icons-material/RefreshRounded';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { texts } from '@/shared/texts';
import { AdviceText } from './AdviceText';
import { RequestId } from './CopyButton';
import { codesOf, type Failure } from './failure';

interface MessageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly role?: 'alert' | 'status' | undefined;
  /** Below the words: buttons, the id of a request. */
  readonly children?: ReactNode;
}

// a text in the middle of an otherwise empty place
const Message = ({ icon, title, detail, role, children }: MessageProps) => (
  <Box
    role={role}
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      alignContent: 'center',
      gap: 1,
      px: 2,
      py: 6,
      textAlign: 'center',
    }}
  >
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        mb: 0.5,
        borderRadius: '12px',
        bgcolor: 'surface.sunken',
        color: 'text.secondary',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {icon}
    </Box>
    <Typography component="p" variant="h3">
      {title}
    </Typography>
    {detail && (
      <Typography color="textSecondary" sx={{ maxWidth: 460, textWrap: 'pretty' }}>
        {detail}
      </Typography>
    )}
    {children}
  </Box>
);

interface EmptyStateProps {
  /** The exact text of the list, for example `No se encontraron pagos`. */
  readonly title: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** Actions, usually one button. */
  readonly children?: ReactNode;
}

/** A list or a section that has nothing to show. */
export const EmptyState = ({ title, detail, icon = <SearchOff />, children }: EmptyStateProps) => (
  <Message role="status" icon={icon} title={title} detail={detail}>
    {children && (
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>{children}</Box>
    )}
  </Message>
);

interface FailedStateProps {
  /** Title, for example `No se pudieron cargar los pagos`. */
  readonly title: string;
  readonly failure: Failure;
  /** Asks again for this part alone. */
  readonly onRetry: () => void;
}

/** A screen or a section that failed: title, reason, codes for support, and a button that tries again. */
export const FailedState = ({ title, failure, onRetry }: FailedStateProps) => {
  return (
    <Message role="alert" icon={<CloudOff />} title={title} detail={failure.message}>
      <AdviceText {...failure} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: 0.25 }}>
        <Typography variant="caption" color="textSecondary">
          {texts.code} <code>{codesOf(failure)}</code>
        </Typography>
        {failure.requestId && <RequestId id={failure.requestId} />}
      </Box>
      <Button variant="outlined" color="inherit" startIcon={<Refresh />} onClick={onRetry} sx={{ mt: 1 }}>
        {texts.retry}
      </Button>
    </Message>
  );
};

/** A screen or a section that the person may not see (B19, B271). */
export const NoPermission = () => (
  <Message role="status" icon={<LockOutlined />} title={texts.noPermission} detail={texts.noPermissionDetail} />
);
