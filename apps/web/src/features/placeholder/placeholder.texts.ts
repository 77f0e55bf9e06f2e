/** The words of the areas that have no screen. */
export const placeholderTexts = {
  planned: 'Esta pantalla todavía no está disponible.',
  excluded: 'Área no incluida',
  excludedDetail: 'Esta área existe en la plataforma, pero no forma parte de este back-office.',
} as const;
