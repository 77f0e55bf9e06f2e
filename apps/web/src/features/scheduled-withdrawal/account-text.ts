import { bankAccount } from '@backoffice/validators';

const isNumber = (account: string): boolean => /^\d{22}$/.test(account);

/** An account with its bank, where its digits name one. */
export const accountText = (account: string): string =>
  isNumber(account) ? [account, bankAccount(account).bank].filter(Boolean).join(' · ') : account;

/** Digits that people compare. */
const LAST = 4;

/** An account as it is looked at once more before the end: its bank and its last digits, or the whole alias. */
export const shortAccountText = (account: string): string =>
  isNumber(account) ? [bankAccount(account).bank, `···${account.slice(-LAST)}`].filter(Boolean).join(' · ') : account;
