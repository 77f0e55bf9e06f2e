import type * as contract from '@backoffice/contracts/withdraw';
import { bankAccount, isAlias } from '@backoffice/validators';
import type * as api from '../../api/schema-types.generated.ts';

type Destination = NonNullable<contract.Withdraw['destination']>;

/** Converts a destination account. Bank and kind are read from the digits of the account (CON-15). */
export const destinationFrom = ({ value, holder, change_date }: Destination): api.Destination => {
  const common = { account: value, holder: holder ?? null, changedDate: change_date ?? null };
  return /^\d{22}$/.test(value)
    ? { ...common, ...bankAccount(value) }
    : { ...common, kind: 'ALIAS', bank: null, isValid: isAlias(value) };
};
