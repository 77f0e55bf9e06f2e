import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { routes } from '@/domain/routes';
import { entityAction, entityDialogs, useReasonForm, type UseDialogForm } from '@/shared/change';
import { notify, ToneIcon, type NoticeLink } from '@/shared/feedback';
import { useRememberJob } from '@/shared/jobs';
import { importJobs } from '../import-jobs';
import { money } from '@/shared/format';
import type { ImportDetailFragment } from '../detail/ImportPage.generated';
import { importFields } from '../detail/import.fields';
import { actionTexts, dialogTexts as texts } from '../import.texts';
import { ImportStatusChip } from '../import.status';
import * as changes from './ImportChanges.generated';

const Warning = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1, p: 1.25, borderRadius: '8px', bgcolor: 'tone.warning.surface' }}>
    <ToneIcon tone="warning" />
    <Typography component="div" variant="body2">
      {children}
    </Typography>
  </Box>
);

type Repeated = NonNullable<NonNullable<changes.ImportRepeatedIdsQuery['import']>['repeatedIds']>;

/** Warnings about ids that payments or other imports now have, or that differ from theirs only in case. */
const RepeatedIds = ({ of: { paymentCount, imports, caseCount, caseTwins } }: { readonly of: Repeated }) => (
  <>
    {paymentCount > 0 && <Warning>{texts.paidIds(paymentCount)}</Warning>}
    {imports.length > 0 && (
      <Warning>
        {texts.repeatedIds(imports.length)}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {imports.map(({ id, fileName, count }) => (
            <li key={id}>
              <Link href={routes.import.href(id)} target="_blank" rel="noopener">
                {texts.importWith(fileName, count)}
              </Link>
            </li>
          ))}
        </Box>
      </Warning>
    )}
    {caseCount > 0 && (
      <Warning>
        {texts.caseTwins(caseCount)}
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {caseTwins.map(({ externalId, writtenAs }) => (
            <li key={externalId}>{texts.caseTwin(externalId, writtenAs)}</li>
          ))}
        </Box>
        {caseCount > caseTwins.length && texts.moreTwins(caseCount - caseTwins.length)}
      </Warning>
    )}
  </>
);

/** Consequences of confirming an import: payments by status with their amounts, and rows that are left out. */
const WhatIsMade = ({ given, children }: { readonly given: ImportDetailFragment; readonly children: ReactNode }) => {
  const { issuedCount, pendingCount, errorCount, currencyId } = given;
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Typography sx={{ fontWeight: 640, fontSize: '1.0625rem' }}>
        {texts.willMake(issuedCount + pendingCount)}: {money(given.totalAmount, currencyId)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issuedCount > 0 && <li>{texts.issued(issuedCount, money(given.issuedAmount, currencyId))}</li>}
        {pendingCount > 0 && <li>{texts.pending(pendingCount, money(given.pendingAmount, currencyId))}</li>}
      </Box>
      {errorCount > 0 && <Warning>{texts.leftOut(errorCount)}</Warning>}
      {given.repeatedImportId !== null && <Warning>{texts.repeated}</Warning>}
      {children}
    </Box>
  );
};

/**
 * Confirmation of an import. The button is disabled while the ids are checked again: other imports may have been added
 * since the page opened. A failed check shows a warning, and does not prevent the confirmation.
 */
const useApproval: UseDialogForm<ImportDetailFragment, object> = (given, submit) => {
  const { data, loading } = changes.useImportRepeatedIdsQuery({
    variables: { id: given.id },
    fetchPolicy: 'no-cache',
  });
  const repeated = data?.import?.repeatedIds;
  return {
    valid: !loading,
    onSubmit: () => {
      submit({});
    },
    fields: (
      <WhatIsMade given={given}>
        {repeated && <RepeatedIds of={repeated} />}
        {!repeated &&
          (loading ? (
            <Typography variant="body2">{texts.checkingIds}</Typography>
          ) : (
            <Warning>{texts.idsFailed}</Warning>
          ))}
      </WhatIsMade>
    ),
  };
};

/**
 * Returns the notice that an import was confirmed. The payments are created later, and the person is notified when that
 * ends.
 */
const useFollowing = (done: string) => {
  const remember = useRememberJob(importJobs);
  return ({ entity }: { readonly entity: ImportDetailFragment | null }, late: NoticeLink | undefined) => {
    if (entity) remember(entity.id);
    notify.success(done, late);
  };
};

/** Dialogs that confirm an import, and that cancel it with a reason (B220). */
export const ImportDialog = entityDialogs({
  query: changes.ImportForActionDocument,
  texts,
  summaryOf: (entity) => ({
    title: entity.fileName ?? entity.id,
    amount: money(entity.totalAmount, entity.currencyId),
    status: <ImportStatusChip of={entity} />,
    lastUpdateDate: entity.processDate,
  }),
  addressOf: ({ id }) => routes.import.href(id),
  fields: importFields,
  actionTexts,
  actions: {
    approve: entityAction({ mutation: changes.ApproveImportDocument, useForm: useApproval, useNotice: useFollowing }),
    cancel: entityAction({ mutation: changes.CancelImportDocument, useForm: useReasonForm, danger: true }),
  },
});
