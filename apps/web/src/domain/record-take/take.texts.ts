/** Words of who works on which record of a queue. */
export const takeTexts = {
  take: 'Lo tomo',
  release: 'Lo dejo',
  has: (person: string, hour: string) => `Lo tiene ${person} desde las ${hour}`,
  hasOwn: (hour: string) => `Lo tiene usted desde las ${hour}`,
  taken: 'Sus colegas ven que usted lo tiene',
  released: 'Usted ya no lo tiene',
  overTitle: '¿Tomarlo igual?',
  over: (who: string) => `${who}.`,
  overSubmit: 'Tomarlo igual',
} as const;
