import '@mui/material/styles';
import type { Tone } from './palette';

interface ToneColors {
  text: string;
  surface: string;
}

interface OwnColors {
  /** Text and surface of statuses and notices. */
  tone: Record<Tone, ToneColors>;
  /** `sunken` lies below paper (table heads, code); `raised` floats above it (menus, dialogs). */
  surface: { sunken: string; raised: string; accent: string };
  /** Edge of a field or a box that can be used. */
  control: string;
}

declare module '@mui/material/styles' {
  interface Palette extends OwnColors {}
  interface PaletteOptions extends Partial<OwnColors> {}
}
