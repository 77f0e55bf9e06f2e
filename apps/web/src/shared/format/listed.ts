const inOneSentence = new Intl.ListFormat('es-AR');

/** Names in one sentence: `Ana, Beto y Carla`. */
export const listed = (names: readonly string[]): string => inOneSentence.format(names);
