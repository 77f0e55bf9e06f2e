/** Letters without accents and capitals: `Búsqueda` is found by `busqueda`. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
