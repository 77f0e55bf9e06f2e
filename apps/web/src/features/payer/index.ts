import { LoadingRows } from '@/shared/feedback';
import { latePart } from '@/shared/late-code';

/** The search, for the first page. */
export const PayerSearch = latePart(async () => (await import('./PayerSearch')).PayerSearch, LoadingRows);
