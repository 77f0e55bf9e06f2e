import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { texts } from '@/shared/texts';
import { focusRing } from './baseline';
import { popup } from './surfaces';

const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true }, // the build removes the ripple (unused-parts.ts)
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 38,
        padding: '6px 14px',
        whiteSpace: 'nowrap',
        transition: 'background-color 120ms, border-color 120ms',
      },
      sizeSmall: { minHeight: 30, padding: '3px 10px', fontSize: '0.8125rem' },
      outlined: ({ theme }) => ({ backgroundColor: theme.vars?.palette.background.paper }),
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: ({ theme }) => ({
          borderColor: theme.vars?.palette.divider,
          '&:hover': { backgroundColor: theme.vars?.palette.surface.sunken, borderColor: theme.vars?.palette.control },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 8 }, sizeSmall: { minWidth: 28, minHeight: 28, padding: 4 } },
  },
  MuiTab: {
    styleOverrides: { root: { minHeight: 42, minWidth: 0, padding: '8px 2px', marginRight: 24 } },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 42, borderBottom: `1px solid ${theme.vars?.palette.divider ?? ''}` }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 560 } } },
  MuiToggleButton: {
    styleOverrides: { root: { textTransform: 'none', padding: '4px 12px', minHeight: 34 } },
  },
};

/** Labels are above their fields, so that they do not overlap typed text. */
const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { '& legend': { display: 'none' }, '& fieldset': { top: 0 } } },
  },
  MuiAutocomplete: {
    // landmark, as for menus (surfaces.ts)
    defaultProps: { size: 'small', slotProps: { popper: { role: 'region', 'aria-label': texts.options } } },
    styleOverrides: { paper: ({ theme }) => ({ ...popup(theme), borderRadius: 10 }) },
  },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 5,
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        fontWeight: 560,
        color: theme.vars?.palette.text.primary,
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 38,
        backgroundColor: theme.vars?.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.control,
          transition: 'border-color 120ms',
        },
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars?.palette.text.disabled, opacity: 1 },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, marginTop: 5 } } },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 8, padding: 6 } } },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
};

/** Lists have their own filters, columns and paging, so the grid's are disabled. The build removes their code. */
const grids: Components<Theme> = {
  MuiDataGrid: {
    defaultProps: {
      disableColumnMenu: true,
      disableColumnFilter: true,
      disableColumnSelector: true,
      disableRowSelectionOnClick: true,
      hideFooter: true,
    },
  },
};

/** Styles of buttons, fields and grids. */
export const controls: Components<Theme> = { ...buttons, ...fields, ...grids };
