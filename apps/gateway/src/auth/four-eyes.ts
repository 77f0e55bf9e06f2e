import type { Viewer } from './viewer.ts';

/** Setting of what two people must take part in (`FOUR_EYES`, `FOUR_EYES_UNKNOWN`, `FOUR_EYES_FROM`). */
export interface FourEyes {
  /** Forbids people to decide on their own requests. */
  readonly required: boolean;
  /** Allows anybody to decide on a request whose requester is unknown. */
  readonly allowsUnknown: boolean;
  /** Least amount, in pesos: one person may decide about less alone. */
  readonly from: number;
}

/** Reason of somebody else having to do it. */
export type FourEyesRefusal = 'own_request' | 'unknown_requester';

const plain = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/**
 * Compares a requester, as a service spells them, with the person who decides: subject, user name, e-mail and name, for
 * services keep one or another. An unknown requester may be this person, so nobody decides alone.
 */
export const createFourEyes = ({ required, allowsUnknown, from }: FourEyes, { id, username, email, name }: Viewer) => {
  const own = new Set([id, username, email ?? username, name].map(plain));
  return (requester: string | null, amount: string): FourEyesRefusal | undefined => {
    if (!required || Number(amount) < from) return undefined;
    const asked = plain(requester ?? '');
    if (asked === '') return allowsUnknown ? undefined : 'unknown_requester';
    return own.has(asked) ? 'own_request' : undefined;
  };
};
