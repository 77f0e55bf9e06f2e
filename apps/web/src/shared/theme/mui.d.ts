import '@mui/material/styles';
import type { Tone } from './palette';

interface ToneColors {
  text: string;
  surface: string;
}

/**
 * `sunken` lies below paper (table heads, code), and `raised` floats above it (menus, dialogs). `field` is the
 * background of a field on either, `accent` that of a selection.
 */
interface SurfaceColors {
  sunken: string;
  raised: string;
  field: string;
  accent: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    /** Text and surface of statuses and notices. */
    tone: Record<Tone, ToneColors>;
    surface: SurfaceColors;
    /** Edge of a field or a box that can be used. */
    control: string;
  }
  interface PaletteOptions {
    tone?: Record<Tone, ToneColors>;
    surface?: SurfaceColors;
    control?: string;
  }
}
