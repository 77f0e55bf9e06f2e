/** The title of the screen, which the first page knows. */
export const profileTitle = 'Perfil';
