import { textFilter } from '@/shared/list/filters';

/** Filter by destination account. It has no field: links from a CBU, CVU or alias set it. */
export const accountFilter = textFilter(
  'cuenta',
  (account) => `Cuenta de destino: ${account}`,
  (destination) => ({ destination }),
);
