/** Texts of the menu items that open a screen's queries in the explorer. */
export const exploreTexts = {
  open: 'Abrir en el explorador',
  others: (count: number) => (count === 1 ? 'Otra consulta de la pantalla' : `Otras ${count} consultas de la pantalla`),
} as const;
