/** Words of a comparison of two versions, whatever it is a version of. */
export const versionsTexts = {
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  noValue: 'sin valor',
  added: 'Se agregó',
  removed: 'Se quitó',
  changed: 'Cambió',
  none: 'Sin diferencias',
  noneDetail: 'Las dos versiones coinciden en todo lo que puede ver.',
  count: (changes: number, sections: number) =>
    [
      changes === 1 ? '1 cambio' : `${changes} cambios`,
      sections === 1 ? 'en 1 sección' : `en ${sections} secciones`,
    ].join(' '),
} as const;
