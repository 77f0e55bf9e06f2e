import type { Components, Theme } from '@mui/material/styles';
import { texts } from '@/shared/texts';

const floating = '0 1px 2px rgb(10 14 25 / 0.06), 0 12px 32px -8px rgb(10 14 25 / 0.22)';

/** Surface that floats over the page, for menus, suggestions and dialogs. */
export const popup = (theme: Theme) => ({
  backgroundColor: theme.vars?.palette.surface.raised,
  backgroundImage: 'none',
  border: `1px solid ${theme.vars?.palette.divider ?? ''}`,
  boxShadow: floating,
});

const overlays: Components<Theme> = {
  MuiDialog: {
    styleOverrides: { paper: ({ theme }) => ({ ...popup(theme), borderRadius: 14 }) },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '20px 24px 8px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => ({ ...popup(theme), borderRadius: 10 }) } },
  // a menu is rendered outside of the page's landmarks: as a landmark of its own, a screen reader can navigate to it
  MuiMenu: {
    defaultProps: { slotProps: { root: { role: 'region', 'aria-label': texts.menu } } },
    styleOverrides: { list: { padding: 5 } },
  },
  MuiMenuItem: {
    styleOverrides: { root: { borderRadius: 6, minHeight: 34, fontSize: '0.875rem', padding: '6px 10px' } },
  },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.text.primary,
        color: theme.vars?.palette.background.paper,
        fontSize: '0.75rem',
        fontWeight: 500,
        padding: '5px 9px',
        maxWidth: 360,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 12 },
    },
    variants: (['error', 'info', 'success', 'warning'] as const).map((severity) => ({
      props: { severity, variant: 'standard' as const },
      style: ({ theme }: { readonly theme: Theme }) => ({
        backgroundColor: theme.vars?.palette.tone[severity].surface,
        color: theme.vars?.palette.tone[severity].text,
        '& .MuiAlert-icon': { color: 'inherit' },
      }),
    })),
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 14 25 / 0.45)' } } },
  },
};

const sheets: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        '& .MuiOutlinedInput-root': { backgroundColor: theme.vars?.palette.surface.field },
      }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: '0.8125rem', padding: '8px 12px', borderColor: theme.vars?.palette.divider }),
      head: ({ theme }) => ({
        color: theme.vars?.palette.text.secondary,
        fontSize: '0.75rem',
        fontWeight: 560,
        backgroundColor: theme.vars?.palette.surface.sunken,
      }),
    },
  },
  // MUI would render these variants as headings; a heading is declared by `component`
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }) } },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { borderRadius: 6 } } },
};

/** Styles of surfaces on the page, and of those that float over it. */
export const surfaces: Components<Theme> = { ...sheets, ...overlays };
