import { isAmong, isName } from './plain-name.ts';
import type { Viewer } from './viewer.ts';

/** Setting of what two people must take part in (`FOUR_EYES` and what begins so). */
export interface FourEyes {
  /** Forbids people to decide on their own requests. */
  readonly required: boolean;
  /** Allows anybody to decide on a request whose requester is unknown. */
  readonly allowsUnknown: boolean;
  /** Least amount, in pesos: one person may decide about less alone. */
  readonly from: number;
  /** Names of machines that services name as requesters. The person who set the schedule counts as the requester. */
  readonly machines: readonly string[];
}

/** Reason of somebody else having to do it. */
export type FourEyesRefusal = 'own_request' | 'unknown_requester';

/** Person who asked for money, as far as its service knows. */
export type Requester = 'person' | 'machine' | 'nobody';

/** Finds what kind of requester a service has named. */
export const requesterOf = (name: string | null, { machines }: Pick<FourEyes, 'machines'>): Requester => {
  if (name === null) return 'nobody';
  if (isAmong(name, machines)) return 'machine';
  return isName(name) ? 'person' : 'nobody';
};

/**
 * Compares a requester, as a service spells them, with the person who decides: subject, user name, e-mail and name, for
 * services keep one or another. An unknown requester may be this person, so nobody decides alone.
 */
export const createFourEyes = (setting: FourEyes, { id, username, email, name }: Viewer) => {
  const { required, allowsUnknown, from } = setting;
  const own = [id, username, email ?? username, name];
  return (requester: string | null, amount: string): FourEyesRefusal | undefined => {
    if (!required || Number(amount) < from) return undefined;
    if (isAmong(requester ?? '', own)) return 'own_request';
    return requesterOf(requester, setting) === 'nobody' && !allowsUnknown ? 'unknown_requester' : undefined;
  };
};
