import { bankAccount } from '@backoffice/validators';

const isNumber = (account: string): boolean => /^\d{22}$/.test(account);

/** Formats a CBU or CVU with its bank, if the digits identify the bank. Returns an alias unchanged. */
export const accountText = (account: string): string =>
  isNumber(account) ? [account, bankAccount(account).bank].filter(Boolean).join(' · ') : account;

/** Number of last digits that people compare. */
const LAST = 4;

/** Formats an account for the review: bank and last digits, or the whole alias. */
export const shortAccountText = (account: string): string =>
  isNumber(account) ? [bankAccount(account).bank, `···${account.slice(-LAST)}`].filter(Boolean).join(' · ') : account;
