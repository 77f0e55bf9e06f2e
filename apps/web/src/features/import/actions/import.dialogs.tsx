import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { entityAction, entityDialogs, useReasonForm, type UseDialogForm } from '@/shared/change';
import { notify, ToneIcon } from '@/shared/feedback';
import { useRememberJob } from '@/shared/jobs';
import { importJobs } from '../import-jobs';
import { money } from '@/shared/format';
import type { ImportDetailFragment } from '../detail/ImportPage.generated';
import { importFields } from '../detail/import.fields';
import { actionTexts, dialogTexts as texts } from '../import.texts';
import { ImportStatusChip } from '../import.status';
import * as changes from './ImportChanges.generated';

const Warning = ({ children }: { readonly children: string }) => (
  <Box sx={{ display: 'flex', gap: 1, p: 1.25, borderRadius: '8px', bgcolor: 'tone.warning.surface' }}>
    <ToneIcon tone="warning" />
    <Typography variant="body2">{children}</Typography>
  </Box>
);

/** Payments that a yes makes: number, state and amount, and what is left out. */
const WhatIsMade = ({ given }: { readonly given: ImportDetailFragment }) => {
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
    </Box>
  );
};

const useApproval: UseDialogForm<ImportDetailFragment, object> = (given, submit) => ({
  valid: true,
  onSubmit: () => {
    submit({});
  },
  fields: <WhatIsMade given={given} />,
});

/** Its payments are made afterwards: whoever confirmed it is told when they are. */
const useFollowing = (done: string) => {
  const remember = useRememberJob(importJobs);
  return ({ entity }: { readonly entity: ImportDetailFragment | null }) => {
    if (entity) remember(entity.id);
    notify.success(done);
  };
};

/** The dialogs of an import: its confirmation, and its end with a reason (B220). */
export const ImportDialog = entityDialogs({
  query: changes.ImportForActionDocument,
  texts,
  summaryOf: (entity) => ({
    title: entity.fileName ?? entity.id,
    amount: money(entity.totalAmount, entity.currencyId),
    status: <ImportStatusChip of={entity} />,
    lastUpdateDate: entity.processDate,
  }),
  fields: importFields,
  actionTexts,
  actions: {
    approve: entityAction({ mutation: changes.ApproveImportDocument, useForm: useApproval, useNotice: useFollowing }),
    cancel: entityAction({ mutation: changes.CancelImportDocument, useForm: useReasonForm, danger: true }),
  },
});
