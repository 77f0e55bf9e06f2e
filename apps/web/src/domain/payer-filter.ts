import { textFilter } from '@/shared/list';

/** Filter by the payer's e-mail. It has no field: links set it (A40, A59). */
export const payerFilter = textFilter(
  'pagador',
  (email) => `Pagador: ${email}`,
  (payerEmail) => ({ payerEmail }),
);
