import { dayOf, type Period } from '@/shared/format';

/** Days that can be asked for: from the first year that is offered (B390) to today (EXP-15). */
export const daysOfExports = (now: Date): Period => ({ from: '2020-01-01', to: dayOf(now) });
