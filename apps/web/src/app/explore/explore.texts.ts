/** The words of what opens a screen's queries in the explorer. */
export const exploreTexts = {
  open: 'Abrir en el explorador',
  others: (count: number) => (count === 1 ? 'Otra consulta de la pantalla' : `Otras ${count} consultas de la pantalla`),
} as const;
