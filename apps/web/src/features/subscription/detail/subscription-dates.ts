import type { TimelineDate } from '@/shared/detail';
import { subscriptionDetailTexts } from './detail.texts';
import type { SubscriptionDatesFragment } from './SubscriptionPage.generated';

/** In the order in which they usually happen. */
const order = [
  'requestDate',
  'payerValidationDate',
  'reviewValidationDate',
  'payerDeferredDate',
  'subscribedDate',
  'startDate',
  'rejectedDate',
  'cancelDate',
  'finishedDate',
  'lastUpdateDate',
] as const;

/** Every date of a subscription, with its name. */
export const subscriptionDates = (subscription: SubscriptionDatesFragment): readonly TimelineDate[] =>
  order.map((field) => ({ field, label: subscriptionDetailTexts.dates[field], at: subscription[field] }));
