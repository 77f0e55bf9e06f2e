/** Titles of the screens of tax forms, which the first page knows. */
export const taxFormTitles = {
  list: 'Presentaciones AFIP',
  create: 'Nueva presentación',
  detail: 'Detalle de la presentación',
} as const;
