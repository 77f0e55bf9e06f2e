import CloudOff from '@mui/icons-material/CloudOffRounded';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Refresh from '@mui/icons-material/RefreshRounded';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Needs } from '@/shared/auth/permissions';
import { whyNotHref } from '@/shared/auth/why-not';
import { texts } from '@/shared/texts';
import { AdviceText } from './AdviceText';
import { RequestId } from './CopyButton';
import { codesOf, type Failure } from './failure';

interface MessageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly role?: 'alert' | 'status' | undefined;
  /** Content below the text: buttons, or a request id. */
  readonly children?: ReactNode;
}

// message in the middle of an otherwise empty area
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
  /** Text that the specification prescribes for the list, for example `No se encontraron pagos`. */
  readonly title: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** Actions, usually one button. */
  readonly children?: ReactNode;
}

/** State of a list or section without content. */
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
  /** Retries the query of this part. */
  readonly onRetry: () => void;
}

/** State of a failed screen or section: title, reason, codes for support, and a retry button. */
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

interface NoPermissionProps {
  /** Permissions that open the screen. */
  readonly needs?: Needs | undefined;
  /** Sentence that names the missing permission in words. */
  readonly missing?: string;
}

/** State of a screen or section without the permission. A link leads to the page of permissions (B19, B271). */
export const NoPermission = ({ needs, missing }: NoPermissionProps) => (
  <Message
    role="status"
    icon={<LockOutlined />}
    title={texts.noPermission}
    detail={missing === undefined ? texts.noPermissionDetail : `${missing} ${texts.noPermissionDetail}`}
  >
    <Button component={Link} to={whyNotHref(needs)} variant="outlined" color="inherit" sx={{ mt: 1 }}>
      {texts.whyNot}
    </Button>
  </Message>
);
