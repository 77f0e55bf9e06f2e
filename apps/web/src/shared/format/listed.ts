const inOneSentence = new Intl.ListFormat('es-AR');

/** Joins names into a Spanish enumeration: `Ana, Beto y Carla`. */
export const listed = (names: readonly string[]): string => inOneSentence.format(names);
