import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Tone } from '@/shared/theme';

const icons = {
  neutral: InfoOutlined,
  info: InfoOutlined,
  success: CheckCircleOutline,
  warning: WarningAmber,
  error: ErrorOutline,
} as const satisfies Record<Tone, unknown>;

interface ToneIconProps extends Omit<SvgIconProps, 'color'> {
  readonly tone: Tone;
}

/** Icon of a tone. Color alone would not be enough (WCAG 1.4.1). */
export const ToneIcon = ({ tone, sx = null, ...props }: ToneIconProps) => {
  const Icon = icons[tone];
  return <Icon fontSize="small" {...props} sx={[{ color: `tone.${tone}.text` }, sx].flat()} />;
};
