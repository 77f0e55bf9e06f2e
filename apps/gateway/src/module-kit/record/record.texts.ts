/** For a type that no query finds by its identifier. */
export const noSuchType = 'No hay registros de ese tipo.';
/** For an identifier that is too long. */
export const tooLong = 'El identificador tiene hasta 60 caracteres.';
