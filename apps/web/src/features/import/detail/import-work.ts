import { importTexts as texts } from '../import.texts';
import type { ImportDetailFragment } from './ImportPage.generated';

type Standing = Pick<
  ImportDetailFragment,
  'status' | 'processedCount' | 'requestCount' | 'issuedCount' | 'pendingCount'
>;

/** Returns the service's current work on an import and its progress. Undefined if nothing changes without an action. */
export const workOf = (given: Standing): { text: string; done: number; of: number } | undefined => {
  const { status, processedCount: done, requestCount, issuedCount, pendingCount } = given;
  if (status === 'PROCESSING') return { text: texts.reading(done, requestCount), done, of: requestCount };
  const toMake = issuedCount + pendingCount;
  if (status === 'APPROVED' && done < toMake) return { text: texts.making(done, toMake), done, of: toMake };
  return undefined;
};
