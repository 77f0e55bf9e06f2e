import { createHmac } from 'node:crypto';
import { bankAccount } from '@backoffice/validators';

/** Account as the audit trail records it. It identifies the account without its whole number. */
export interface RecordedAccount {
  /** Null for a CVU, an alias, an unknown code, or a text that is not an account. */
  readonly bank: string | null;
  /** Last four digits of a CBU or CVU. Null for any other text: its last four characters may be all of it. */
  readonly lastDigits: string | null;
  /**
   * HMAC-SHA-256 of the text in lower case, keyed with `AUDIT_SECRET`, in 64 hexadecimal digits. Equal accounts have
   * equal digests.
   */
  readonly digest: string;
}

/** Converts an account to its recorded form. */
export type DigestAccount = (account: string) => RecordedAccount;

/** @param secret key of the HMAC, the same in every gateway for as long as digests are compared */
export const createAccountDigest =
  (secret: string | Buffer): DigestAccount =>
  (account) => {
    const isNumber = /^\d{22}$/.test(account);
    return {
      bank: isNumber ? bankAccount(account).bank : null,
      lastDigits: isNumber ? account.slice(-4) : null,
      digest: createHmac('sha256', secret).update(account.toLowerCase()).digest('hex'),
    };
  };
