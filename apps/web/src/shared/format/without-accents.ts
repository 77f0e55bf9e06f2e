/** Returns the text without accents and in lower case, so that `busqueda` matches `Búsqueda`. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
