import { styled } from '@mui/material/styles';
import type { Tone } from '@/shared/theme';

interface StatusChipProps {
  readonly tone: Tone;
  readonly label: string;
  /** Tooltip: the raw code, or a longer explanation. */
  readonly title?: string | undefined;
  /** Class for styles of a single page. */
  readonly className?: string;
}

const tones: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'error'];

/**
 * Styles by `data-tone` instead of by properties: a table has many chips, and all share one class. The line height
 * equals the height of the chip; otherwise descenders would be cut.
 */
const Chip = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-block',
  flex: 'none',
  maxWidth: '100%',
  height: 22,
  paddingInline: 8,
  borderRadius: 6,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.75rem',
  fontWeight: 560,
  lineHeight: '22px',
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 6,
    height: 6,
    marginRight: 6,
    borderRadius: '50%',
    verticalAlign: 'middle',
    backgroundColor: 'currentColor',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  '@media print': { height: 'auto', padding: 0, lineHeight: 'inherit', verticalAlign: 'bottom' },
  ...Object.fromEntries(
    tones.map((tone) => [
      `&[data-tone="${tone}"]`,
      { backgroundColor: vars?.palette.tone[tone].surface, color: vars?.palette.tone[tone].text },
    ]),
  ),
}));

/** Status in one or two words. The text carries the meaning; the color only helps to find it. */
export const StatusChip = ({ tone, label, title, className }: StatusChipProps) => (
  <Chip data-tone={tone} title={title} className={className}>
    {label}
  </Chip>
);
