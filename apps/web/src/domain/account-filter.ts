import { textFilter } from '@/shared/list/filters';

/** Filter by the account that money goes to, which a link sets: whoever has a CBU or an alias finds what pays to it. */
export const accountFilter = textFilter(
  'cuenta',
  (account) => `Cuenta de destino: ${account}`,
  (destination) => ({ destination }),
);
