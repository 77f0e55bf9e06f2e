import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { VisuallyHidden } from '@/shared/theme';

interface SignProps {
  readonly icon: typeof SvgIcon;
  readonly color: string;
  readonly title: string;
  /** Text for screen readers; by default, the title. */
  readonly label?: string;
}

/** Icon beside a status, where a second chip has no room. */
export const Sign = ({ icon: Icon, color, title, label = title }: SignProps) => (
  <Box component="span" title={title} sx={{ display: 'inline-flex', flex: 'none', color }}>
    <Icon sx={{ fontSize: 18 }} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Box>
);
