/** The history of exports. */
export const exportsPath = '/exportaciones';
