import { lateHelper } from '@/shared/late-code';

/** Leads to the record with that identifier, if there is one; comes with the first search that found nothing. */
export const RecordLink = lateHelper(async () => (await import('./SearchElsewhere')).RecordLink);

/** Other places for a list of what payers pay; comes with the first search that found nothing. */
export const SearchElsewhere = lateHelper(async () => (await import('./SearchElsewhere')).SearchElsewhere);
