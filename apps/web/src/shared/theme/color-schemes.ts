import type { ColorSystemOptions } from '@mui/material/styles';
import { dark, light } from './palette';

const scheme = ({
  accent,
  ground,
  paper,
  raised,
  sunken,
  field,
  line,
  control,
  text,
  tone,
}: typeof light): ColorSystemOptions => ({
  palette: {
    primary: { main: accent.main, dark: accent.strong, light: accent.main, contrastText: accent.on },
    secondary: { main: text.secondary, contrastText: paper },
    success: { main: tone.success.text, contrastText: paper },
    warning: { main: tone.warning.text, contrastText: paper },
    error: { main: tone.error.text, contrastText: paper },
    info: { main: tone.info.text, contrastText: paper },
    background: { default: ground, paper },
    text,
    divider: line,
    action: { active: text.secondary, disabled: text.disabled, disabledBackground: tone.neutral.surface },
    tone,
    surface: { sunken, raised, field, accent: accent.soft },
    control,
  },
});

/** Color schemes in MUI's format. */
export const colorSchemes = { light: scheme(light), dark: scheme(dark) };
