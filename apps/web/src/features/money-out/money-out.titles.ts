/**
 * Titles of the lists of outgoing money (B78), for the menu, the pages and the tabs. The short ones stand beside the
 * title of their group.
 */
export const moneyOutTitles = {
  all: 'Retiros',
  pending: 'Retiros pendientes',
  withdraws: 'Retiros por lote',
  batches: 'Lotes',
  history: 'Historial',
} as const;

/** Titles for places that do not show the title of the group. */
export const wholeTitles = {
  ...moneyOutTitles,
  batches: `${moneyOutTitles.batches} de retiros`,
  history: `${moneyOutTitles.history} de retiros`,
} as const;
