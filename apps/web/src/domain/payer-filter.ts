import { textFilter } from '@/shared/list';

/** The e-mail of the payer to filter by, which only the address sets (A40, A59). */
export const payerFilter = textFilter(
  'pagador',
  (email) => `Pagador: ${email}`,
  (payerEmail) => ({ payerEmail }),
);
