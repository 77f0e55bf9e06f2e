import type { ColumnMatches, DraftSummary } from '@backoffice/import-file';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useContext, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { CollectorPicker, collectorText } from '@/domain/collector';
import { routes } from '@/domain/routes';
import { useScreenTitle } from '@/shared/auth';
import { ChangePage, useLeaveDone } from '@/shared/change';
import { ConfirmDialog } from '@/shared/dialog';
import { notify } from '@/shared/feedback';
import { FieldRefusals, FormLock } from '@/shared/form';
import { money } from '@/shared/format';
import { useRememberJob } from '@/shared/jobs';
import { usePreference } from '@/shared/preferences';
import { FileField, inMemory, UploadStatus } from '@/shared/upload';
import { forgetConversion, storeConversion, type Conversion } from '../conversion/conversion';
import { importJobs } from '../import-jobs';
import { ColumnsHelp } from './ColumnsHelp';
import { ImportCounts } from './ImportCounts';
import { ConverterFields } from './ConverterFields';
import type { DraftState } from './draft/draft-session';
import { DraftPreview } from './draft/DraftPreview';
import { rememberedColumns, rememberedHeadings } from './draft/remembered-reading';
import { useIdCheck } from './draft/use-id-check';
import { useImportDraft } from './draft/use-import-draft';
import { MatchFields } from './MatchFields';
import { newImportTexts as texts } from './new-import.texts';
import { useImportForm, type ImportForm } from './use-import-form';
import { useSendImport, type SentImport } from './use-send-import';

const back = { to: routes.imports.path, label: texts.back } as const;

const Fields = ({ form, problem }: { readonly form: ImportForm; readonly problem: string | undefined }) => {
  const locked = useContext(FormLock);
  const refusals = useContext(FieldRefusals);
  return (
    <>
      <CollectorPicker
        label={texts.collector}
        value={form.collector}
        onChange={form.setCollector}
        field={{ name: 'collectorId', disabled: locked, problem: refusals['collectorId'] }}
      />
      <MatchFields form={form} />
      <ConverterFields form={form} />
      <FileField
        label={texts.file}
        hint={form.converting ? texts.foreignHint : texts.fileHint}
        accept={form.converting ? '' : '.csv,.txt,.xlsx,.xlsb,.xls,.ods'}
        file={form.file}
        problem={form.fileProblem ?? problem ?? refusals['fileName']}
        onPick={form.setFile}
      />
    </>
  );
};

const submitText = (summary: DraftSummary | undefined): string => {
  if (!summary || summary.readable.count === 0) return texts.submit;
  const { rowCount, outCount, readable } = summary;
  return texts.submitCounted(readable.count, rowCount + outCount, money(readable.sum, 'ARS'));
};

/** Returns the reason why the file cannot be imported yet. Undefined if it can. */
const whyNot = ({ readable, rowCount }: DraftSummary, hasCollector: boolean): string | undefined => {
  if (readable.count > 0) return hasCollector ? undefined : texts.collectorMissing;
  return rowCount === 0 ? texts.allOut : texts.allFaulty;
};

/** Returns the handler of a sent file. It opens the import, or the page with the result of the conversion (B299). */
const useDone = () => {
  const leave = useLeaveDone();
  const remember = useRememberJob(importJobs);
  return async (conversion: Conversion, { origin, file, collector }: SentImport) => {
    const { importId, errorRows } = conversion;
    if (importId !== null) remember(importId);
    if (importId !== null && errorRows.length === 0) {
      forgetConversion();
      notify.success(texts.done);
      await leave(routes.import.href(importId));
      return;
    }
    if (origin !== null)
      storeConversion({ ...conversion, about: { file: file.name, collector, configuration: origin.name } });
    await leave(routes.conversion.path);
  };
};

const noColumns: ColumnMatches = {};

/** Returns the remembered heading and columns of a collector's files, and the function that stores them. */
const useRemembered = (collectorId: string) => {
  const [columnsOf, setColumns] = usePreference(rememberedColumns);
  const [headingOf, setHeadings] = usePreference(rememberedHeadings);
  const columns = columnsOf[collectorId] ?? noColumns;
  const heading = headingOf[collectorId];
  return {
    remembered: useMemo(() => ({ columns, heading }), [columns, heading]),
    remember: ({ choice, firstRows }: DraftState) => {
      const chosen = firstRows.find(({ line }) => line === choice.line)?.text;
      if (chosen !== undefined) setHeadings((now) => ({ ...now, [collectorId]: chosen }));
      if (Object.keys(choice.columns).length > 0) setColumns((now) => ({ ...now, [collectorId]: choice.columns }));
    },
  };
};

/** Draft of the chosen file, read with the remembered heading and columns of its collector. */
const useDraft = (form: ImportForm) => {
  const collectorId = form.collector?.id ?? '';
  const { remembered, remember } = useRemembered(collectorId);
  const isRead = !form.converting && form.fileProblem === undefined;
  const drafting = useImportDraft(isRead ? form.file : null, remembered);
  const check = useIdCheck(drafting, form.file, collectorId);
  const drafted = drafting?.drafted;
  const state = drafted?.kind === 'read' ? drafted.state : undefined;
  return {
    drafting,
    check,
    summary: state?.summary,
    problem: drafted?.kind === 'refused' ? drafted.problem : undefined,
    isReady:
      drafted === undefined || (state !== undefined && state.summary.readable.count > 0 && check.kind !== 'running'),
    remember: () => {
      if (state) remember(state);
    },
  };
};

/** Page that imports a file of payments: `/importacion` (B31). */
export const NewImportPage = () => {
  const form = useImportForm();
  const [confirming, setConfirming] = useState(false);
  const { change, progress, cancel } = useSendImport({ onDone: useDone() });
  const { drafting, check, summary, problem, isReady, remember } = useDraft(form);
  const isTrial = form.converting && form.isDryRun;
  const send = async () => {
    setConfirming(false);
    const { args, converting, origin, isDryRun, collector } = form;
    const file = drafting ? await drafting.fileToSend() : form.file && (await inMemory(form.file));
    if (!file) {
      form.markChanged();
      return;
    }
    remember();
    change.submit({
      input: { ...args, fileName: file.name, fileSize: file.size },
      file,
      origin: converting ? { ...origin, isDryRun } : null,
      collector: collector?.name ?? '',
    });
  };
  const ask = () => {
    // without a question: a retry after an unknown outcome was confirmed before, and a test imports nothing
    if (change.state.kind === 'unknown' || isTrial) void send();
    else setConfirming(true);
  };
  return (
    <>
      <ChangePage
        title={useScreenTitle()}
        back={back}
        submit={{
          label: isTrial ? texts.tryOut : submitText(summary),
          valid: form.isValid && isReady,
          why: summary && whyNot(summary, form.collector !== null),
          run: ask,
        }}
        change={change}
        dirty={form.isDirty}
        tools={
          <Button component={Link} to={routes.imports.path} size="small" color="inherit">
            {texts.history}
          </Button>
        }
        aside={!form.converting && <ColumnsHelp />}
        under="import."
        below={
          drafting && (
            <DraftPreview
              drafting={drafting}
              check={check}
              locked={change.locked}
              onCancel={() => form.setFile(null)}
            />
          )
        }
      >
        <Fields form={form} problem={problem} />
        {progress && <UploadStatus progress={progress} onCancel={cancel} />}
      </ChangePage>
      {confirming && (
        <ConfirmDialog
          title={texts.confirmTitle}
          detail={texts.confirmText}
          confirmLabel={submitText(summary)}
          danger={false}
          onConfirm={() => void send()}
          onClose={() => setConfirming(false)}
        >
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {texts.confirmFacts(form.file?.name ?? '', form.collector ? collectorText(form.collector) : '')}
          </Typography>
          {summary && <ImportCounts summary={summary} />}
        </ConfirmDialog>
      )}
    </>
  );
};
