/** Title of the screen of promotions, which the first page knows. */
export const promotionTitles = { title: 'Buscar Promociones' } as const;
