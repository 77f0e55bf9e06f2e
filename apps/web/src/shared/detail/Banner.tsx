import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ToneIcon } from '@/shared/feedback';
import type { Tone } from '@/shared/theme';

interface BannerProps {
  readonly tone: Tone;
  /** Short title before the text. */
  readonly title: string;
  readonly children?: ReactNode;
  /** Link on the right. */
  readonly action?: ReactNode;
  /** True to leave the banner out of print, for progress and next steps. */
  readonly onlyOnScreen?: boolean;
}

/** Message about the whole page, above its sections. */
export const Banner = ({ tone, title, children, action, onlyOnScreen = false }: BannerProps) => (
  <Box
    role="status"
    sx={{
      ...(onlyOnScreen ? { displayPrint: 'none' } : {}),
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
    {action && <Box sx={{ displayPrint: 'none' }}>{action}</Box>}
  </Box>
);
