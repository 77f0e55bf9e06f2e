import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ToneIcon } from '@/shared/feedback';
import type { Tone } from '@/shared/theme';

interface BannerProps {
  readonly tone: Tone;
  /** In a few words, before the rest. */
  readonly title: string;
  readonly children?: ReactNode;
  /** On the right: a link. */
  readonly action?: ReactNode;
}

/** What has to be known of a page before any of its parts. */
export const Banner = ({ tone, title, children, action }: BannerProps) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.25,
      px: 2,
      py: 1.25,
      borderRadius: '12px',
      bgcolor: `tone.${tone}.surface`,
      color: `tone.${tone}.text`,
    }}
  >
    <ToneIcon tone={tone} />
    <Typography component="p" sx={{ flex: '1 1 16rem' }}>
      <strong>{title}</strong> {children}
    </Typography>
    {action}
  </Box>
);
