/** Texts of the latest withdrawals of a collector. */
export const latestWithdrawalsTexts = {
  title: 'Últimos retiros',
  all: 'Ver retiros',
  none: 'Sin retiros',
  failed: 'No se pudieron cargar los retiros',
  unknown: 'Sin retiros informados',
} as const;
