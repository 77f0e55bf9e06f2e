import { isAmong, isName } from './plain-name.ts';
import type { Viewer } from './viewer.ts';

/** Settings of the rule of two people (`FOUR_EYES` and the variables that begin with it). */
export interface FourEyes {
  /** Forbids people to decide on their own requests. */
  readonly required: boolean;
  /** Allows decisions on a request whose requester is unknown. */
  readonly allowsUnknown: boolean;
  /** Least amount in pesos that needs two people. */
  readonly from: number;
  /**
   * Names that services give as requester when a machine requested. The last editor of the schedule then counts as the
   * requester (`module-kit/change/own-schedule.ts`).
   */
  readonly machines: readonly string[];
}

/** Reason for refusing the decision of a person. */
export type FourEyesRefusal = 'own_request' | 'unknown_requester';

/** Kind of requester of money, as far as the service knows. `nobody` is an unknown requester. */
export type Requester = 'person' | 'machine' | 'nobody';

/** Returns the kind of requester that a service has named. */
export const requesterOf = (name: string | null, { machines }: Pick<FourEyes, 'machines'>): Requester => {
  if (name === null) return 'nobody';
  if (isAmong(name, machines)) return 'machine';
  return isName(name) ? 'person' : 'nobody';
};

/**
 * Creates the comparison of a requester with the person who decides. Services store the subject, the user name, the
 * e-mail or the name, so all are compared. An unknown requester may be this person, so the decision is refused, unless
 * `allowsUnknown` is set. Below the amount `from` nothing is refused.
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
