/** Titles of the screens of withdrawals, which the first page knows. */
export const withdrawalTitles = {
  title: 'Autorización de retiros',
  history: 'Historial de retiros',
  all: 'Retiros',
} as const;
