import { createHmac } from 'node:crypto';
import { bankAccount } from '@backoffice/validators';

/** An account as the audit trail records it: enough to recognize it, and not to send money to it. */
export interface RecordedAccount {
  /** Null for a CVU, an alias, an unknown code, and for a text that is no account. */
  readonly bank: string | null;
  /** Last four digits of a CBU or CVU; null for every other text, of which four characters may be all. */
  readonly lastDigits: string | null;
  /** HMAC-SHA-256 of the text in lower case, by `AUDIT_SECRET`: 64 hexadecimal digits. The same account has the same one. */
  readonly digest: string;
}

/** Returns an account as it is recorded, without its number. */
export type TellAccount = (account: string) => RecordedAccount;

/** @param secret the same in every gateway, for as long as digests are to be compared */
export const createTellAccount =
  (secret: string | Buffer): TellAccount =>
  (account) => {
    const isNumber = /^\d{22}$/.test(account);
    return {
      bank: isNumber ? bankAccount(account).bank : null,
      lastDigits: isNumber ? account.slice(-4) : null,
      digest: createHmac('sha256', secret).update(account.toLowerCase()).digest('hex'),
    };
  };
