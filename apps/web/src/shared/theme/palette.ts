/** Tone of a status or notice: its meaning besides the text. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

interface ToneColors {
  readonly text: string;
  readonly surface: string;
}

interface SchemePalette {
  readonly accent: { readonly main: string; readonly strong: string; readonly soft: string; readonly on: string };
  readonly ground: string;
  readonly paper: string;
  readonly raised: string;
  readonly sunken: string;
  /** Ground of a field on a card or in a dialog. On the page itself a field has the color of a card. */
  readonly field: string;
  readonly line: string;
  readonly control: string;
  readonly text: { readonly primary: string; readonly secondary: string; readonly disabled: string };
  readonly tone: Readonly<Record<Tone, ToneColors>>;
}

/**
 * Palette with one accent color and neutral surfaces. Each text has a contrast of at least 4.5:1 on its surfaces (WCAG
 * 2.2, 1.4.3), which `palette.test.ts` checks.
 */
export const light: SchemePalette = {
  accent: { main: '#3b49c4', strong: '#2d389f', soft: '#eceefb', on: '#ffffff' },
  ground: '#f6f7f9',
  paper: '#ffffff',
  raised: '#ffffff',
  sunken: '#f1f2f5',
  field: '#ffffff',
  line: '#e1e4ea',
  control: '#878f9d',
  text: { primary: '#171b25', secondary: '#525b6b', disabled: '#656e7d' },
  tone: {
    neutral: { text: '#474f5e', surface: '#ebedf1' },
    info: { text: '#125a87', surface: '#e2f0f9' },
    success: { text: '#126440', surface: '#e2f3ea' },
    warning: { text: '#7d4a00', surface: '#fcefd6' },
    error: { text: '#a6211a', surface: '#fce8e6' },
  },
};

export const dark: SchemePalette = {
  accent: { main: '#a9b4ff', strong: '#c4ccff', soft: '#20264a', on: '#12173d' },
  ground: '#0b0e13',
  paper: '#161b23',
  raised: '#1e242e',
  sunken: '#1f2530',
  field: '#0b0e13',
  line: '#323a47',
  control: '#7a8494',
  text: { primary: '#e8ebf0', secondary: '#a6aebc', disabled: '#8b93a2' },
  tone: {
    neutral: { text: '#c0c6d1', surface: '#262c36' },
    info: { text: '#8ccaf2', surface: '#122c3d' },
    success: { text: '#7ed9a7', surface: '#12301f' },
    warning: { text: '#f0bf6a', surface: '#35270c' },
    error: { text: '#ffa8a0', surface: '#3f1916' },
  },
};
