import Box from '@mui/material/Box';
import type { Tone } from '@/shared/theme';

interface StatusChipProps {
  readonly tone: Tone;
  readonly label: string;
  /** Shown by the browser while the pointer rests: the raw code, or a longer explanation. */
  readonly title?: string | undefined;
}

/** A status in one or two words. The words say it; the color only helps to find it. */
export const StatusChip = ({ tone, label, title }: StatusChipProps) => (
  <Box
    component="span"
    title={title}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      maxWidth: '100%',
      height: 22,
      px: 1,
      borderRadius: '6px',
      bgcolor: `tone.${tone}.surface`,
      color: `tone.${tone}.text`,
      fontSize: '0.75rem',
      fontWeight: 560,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      '&::before': {
        content: '""',
        flex: 'none',
        width: 6,
        height: 6,
        borderRadius: '50%',
        bgcolor: 'currentColor',
        forcedColorAdjust: 'none',
      },
    }}
  >
    {/* as high as the chip: what hides the rest of a long text must not cut the feet of its letters */}
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '22px' }}>
      {label}
    </Box>
  </Box>
);
