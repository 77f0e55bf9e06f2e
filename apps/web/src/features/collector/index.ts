import { LoadingRows } from '@/shared/feedback';
import { latePart } from '@/shared/late-code';

/** Search of collectors for the home page. */
export const CollectorSearch = latePart(async () => (await import('./CollectorSearch')).CollectorSearch, LoadingRows);
