/** Bodies that the examples of several services share. */
export const identification = { type: 'DNI_ARG', number: '12345678', country: 'ARG' };
export const reason = { reason: 'Pago duplicado' };
export const card = {
  number: '4509953566233704',
  expiration_month: 11,
  expiration_year: 2030,
  holder: { name: 'Ana Sosa', identification },
};

/** Returns the id of the first row of a list, or an empty text. */
export const firstId = async ({
  list,
}: {
  readonly list: (query: unknown) => Promise<{ readonly rows: readonly { readonly id: string }[] }>;
}): Promise<string> => (await list({})).rows[0]?.id ?? '';
