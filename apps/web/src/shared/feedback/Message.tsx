import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly role?: 'alert' | 'status' | undefined;
  /** Below the words: buttons, the id of a request. */
  readonly children?: ReactNode;
}

/** Words in the middle of an otherwise empty place; the states of a screen are made of it. */
export const Message = ({ icon, title, detail, role, children }: MessageProps) => (
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
