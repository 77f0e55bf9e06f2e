import { CollectorLink } from '@/domain/collector';
import type { Fields } from '@/shared/detail';
import { dateTime, money, quantity } from '@/shared/format';
import { statusText } from '@/shared/status';
import { importStatus, issuesNothing, isUnconfirmed } from '../import.status';
import { importTexts as texts, matchTexts } from '../import.texts';
import type { ImportDetailFragment } from './ImportPage.generated';

/** Returns the matches of an import as text. */
const matchesOf = (given: ImportDetailFragment): string =>
  (['matchPayer', 'matchConcept', 'matchIdentification'] as const)
    .filter((option) => given[option])
    .map((option) => matchTexts[option])
    .join(' · ') || matchTexts.none;

/**
 * Returns the text of a value of issued payments. An import that was cancelled or failed issues none. An import that is not confirmed yet
 * shows the value as that after a confirmation.
 */
const issued =
  (valueOf: (given: ImportDetailFragment) => string) =>
  (given: ImportDetailFragment): string =>
    issuesNothing(given)
      ? texts.notIssued
      : isUnconfirmed(given)
        ? texts.onceConfirmed(valueOf(given))
        : valueOf(given);

/** Fields of an import, for its summary and for comparisons. Its header shows the status. */
export const importFields: Fields<ImportDetailFragment, 'matches'> = {
  status: [texts.status, (given) => statusText(importStatus, given), { only: 'comparison' }],
  totalAmount: [texts.totalAmount, ({ totalAmount, currencyId }) => money(totalAmount, currencyId)],
  issuedAmount: [texts.issuedAmount, issued(({ issuedAmount, currencyId }) => money(issuedAmount, currencyId))],
  pendingAmount: [texts.pendingAmount, ({ pendingAmount, currencyId }) => money(pendingAmount, currencyId)],
  requestCount: [texts.requestCount, ({ requestCount }) => quantity(requestCount)],
  issuedCount: [texts.issuedCount, issued(({ issuedCount }) => quantity(issuedCount))],
  pendingCount: [texts.pendingCount, ({ pendingCount }) => quantity(pendingCount)],
  errorCount: [texts.errorCount, ({ errorCount }) => quantity(errorCount)],
  matches: [matchTexts.label, matchesOf],
  collectorId: [
    texts.collector,
    ({ collectorId }) => collectorId,
    { render: ({ collectorId }) => <CollectorLink id={collectorId} /> },
  ],
  // `DatesSection` shows the dates
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate), { only: 'comparison' }],
  processDate: [texts.processDate, ({ processDate }) => dateTime(processDate), { only: 'comparison' }],
  approvedDate: [texts.approvedDate, ({ approvedDate }) => dateTime(approvedDate), { only: 'comparison' }],
  cancelDate: [texts.cancelDate, ({ cancelDate }) => dateTime(cancelDate), { only: 'comparison' }],
  fileName: [texts.file, ({ fileName }) => fileName],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId }],
  statusDetail: [
    texts.statusDetail,
    ({ statusDetail }) => statusDetail,
    { wide: true, when: ({ statusDetail }) => statusDetail !== null },
  ],
  // contained in other fields, or shown elsewhere
  version: null,
  statusCode: null,
  currencyId: null,
  processedCount: null,
  matchPayer: null,
  matchConcept: null,
  matchIdentification: null,
  repeatedImportId: null,
  availableActions: null,
};
