/** Words of the controls of the list. */
export const listTexts = {
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  from: 'Desde',
  to: 'Hasta',
  apply: 'Aplicar estos días',
} as const;
