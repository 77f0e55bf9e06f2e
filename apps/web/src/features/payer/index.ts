import { LoadingRows } from '@/shared/feedback';
import { latePart } from '@/shared/late-code';

/** Search of payers for the home page. */
export const PayerSearch = latePart(async () => (await import('./PayerSearch')).PayerSearch, LoadingRows);
