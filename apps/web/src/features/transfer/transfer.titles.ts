/** Words of transfers that the first page knows. */
export const transferTitles = { title: 'Transferencias', conciliate: 'Conciliar' } as const;
