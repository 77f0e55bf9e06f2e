/** Titles of the screens of distributions, which the first page knows. */
export const distributionTitles = { title: 'Distribuciones' } as const;
