import { CollectorLink } from '@/domain/collector';
import type { Fields } from '@/shared/detail';
import { dateTime, money, quantity } from '@/shared/format';
import { statusText } from '@/shared/status';
import { importStatus, isWaiting } from '../import.status';
import { importTexts as texts, matchTexts } from '../import.texts';
import type { ImportDetailFragment } from './ImportPage.generated';

/** Returns the matches of an import as text. */
const matchesOf = (given: ImportDetailFragment): string =>
  (['matchPayer', 'matchConcept', 'matchIdentification'] as const)
    .filter((option) => given[option])
    .map((option) => matchTexts[option])
    .join(' · ') || matchTexts.none;

/**
 * Returns a value of issued payments. A cancelled import has none. A pending one shows the value that it would have if
 * it were confirmed.
 */
const issued =
  (valueOf: (given: ImportDetailFragment) => string) =>
  (given: ImportDetailFragment): string =>
    given.status === 'CANCELLED'
      ? texts.notIssued
      : isWaiting(given)
        ? texts.onceConfirmed(valueOf(given))
        : valueOf(given);

/** Fields of an import. Its status is above them. */
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
  // the thread shows the dates
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
