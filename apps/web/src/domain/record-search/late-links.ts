import { lateHelper } from '@/shared/late-code';

/** Lazily loaded link to the record with this identifier. Only a search without results needs it. */
export const RecordLink = lateHelper(async () => (await import('./SearchElsewhere')).RecordLink);

/** Lazily loaded links for an empty list of payments or subscriptions. */
export const SearchElsewhere = lateHelper(async () => (await import('./SearchElsewhere')).SearchElsewhere);
