import { LoadingRows } from '@/shared/feedback';
import { latePart } from '@/shared/late-code';

/** The search, for the first page. */
export const CollectorSearch = latePart(async () => (await import('./CollectorSearch')).CollectorSearch, LoadingRows);
