import { guardedText } from '@backoffice/import-file/guarded-text';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useSyncExternalStore } from 'react';
import { AppDialog } from '@/shared/dialog';
import { notify } from '@/shared/feedback';
import { totalText, type Amount } from '@/shared/format';
import { useBlockedLeave } from '@/shared/leaving';
import { texts } from '@/shared/texts';
import { BULK_WIDTH, type BulkColumn } from './bulk-definition';
import { bulkTexts } from './bulk.texts';
import { BulkLines, shownState } from './BulkLines';
import type { BulkRun, BulkSnapshot } from './create-bulk-run';
import { csv, saveFile } from './csv';

/** Hook that subscribes to a run. While the run is active, navigation is blocked. */
const useBulkRun = <Item,>(run: BulkRun<Item>): BulkSnapshot<Item> => {
  const snapshot = useSyncExternalStore(run.subscribe, run.snapshot);
  const blocker = useBlockedLeave(snapshot.running);
  useEffect(
    function stayHere() {
      if (blocker.state !== 'blocked') return;
      blocker.reset();
      notify.warning(bulkTexts.stay);
    },
    [blocker],
  );
  return snapshot;
};

interface Counts {
  readonly done: number;
  readonly failed: number;
  /** Number of items with an unknown outcome. */
  readonly unknown: number;
  readonly waiting: number;
  /** Number of waiting items that another window may have started. */
  readonly unsure: number;
  readonly ended: number;
}

const countsOf = ({ lines }: BulkSnapshot<unknown>): Counts => {
  const count = (...kinds: readonly string[]): number => lines.filter(({ state }) => kinds.includes(state.kind)).length;
  const done = count('done');
  const failed = count('failed');
  const unknown = count('unknown');
  const unsure = lines.filter(({ state }) => shownState(state) === 'unsure').length;
  return { done, failed, unknown, waiting: count('waiting'), unsure, ended: done + failed + unknown };
};

interface SummaryProps {
  readonly counts: Counts;
  readonly of: number;
  /** Sum of the completed items; undefined when items have no amount. */
  readonly total: string | undefined;
}

const Summary = ({ counts: { done, failed, unknown, waiting, unsure, ended }, of, total }: SummaryProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Typography role="status" sx={{ fontWeight: 560, mr: 'auto' }}>
        {bulkTexts.progress(ended, of)}
      </Typography>
      <Typography sx={{ color: 'success.main' }}>{bulkTexts.done(done)}</Typography>
      {total !== undefined && done > 0 && (
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{total}</Typography>
      )}
      {failed > 0 && <Typography color="error">{bulkTexts.failed(failed)}</Typography>}
      {unknown > 0 && <Typography sx={{ color: 'warning.main' }}>{bulkTexts.unknown(unknown)}</Typography>}
      {unsure > 0 && <Typography color="textSecondary">{bulkTexts.unsure(unsure)}</Typography>}
      {waiting > unsure && <Typography color="textSecondary">{bulkTexts.waiting(waiting - unsure)}</Typography>}
    </Box>
    {unsure > 0 && <Typography variant="body2">{bulkTexts.unsureHint}</Typography>}
    {unknown > 0 && <Typography variant="body2">{bulkTexts.unknownHint}</Typography>}
    <LinearProgress variant="determinate" value={of === 0 ? 100 : (ended / of) * 100} aria-hidden />
  </Box>
);

interface EndedActionsProps {
  readonly run: Pick<BulkRun<unknown>, 'start' | 'retryFailed'>;
  readonly counts: Counts;
  readonly mayGoOn: boolean;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** Buttons of a run that is not active: download the result, continue, retry the failed items, close. */
const EndedActions = ({ run, counts, mayGoOn, onDownload, onClose }: EndedActionsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, flexGrow: 1 }}>
    <Button color="inherit" onClick={onDownload} sx={{ mr: 'auto' }}>
      {bulkTexts.download}
    </Button>
    {mayGoOn && counts.waiting > 0 && (
      <Button variant="outlined" color="inherit" onClick={run.start}>
        {bulkTexts.resume}
      </Button>
    )}
    {mayGoOn && counts.failed + counts.unknown > 0 && (
      <Button variant="outlined" color="inherit" onClick={run.retryFailed}>
        {counts.unknown > 0
          ? bulkTexts.retryPending(counts.failed + counts.unknown)
          : bulkTexts.retryFailed(counts.failed)}
      </Button>
    )}
    <Button variant="contained" onClick={onClose}>
      {texts.close}
    </Button>
  </Box>
);

interface BulkProgressDialogProps<Item> {
  readonly title: string;
  /** Title after the run ended; the number of completed items follows it. */
  readonly ended: string;
  readonly run: BulkRun<Item>;
  readonly keyOf: (item: Item) => string;
  /** Returns the name of an item that people see. */
  readonly labelOf: (item: Item) => string;
  readonly amountOf: ((item: Item) => Amount | undefined) | undefined;
  /** Name of the result file, without extension. */
  readonly fileName: string;
  /** Notice shown when all items succeeded. */
  readonly done?: string | undefined;
  /** Columns of the result file about an item, before its outcome. */
  readonly columns: readonly BulkColumn<Item>[];
  /** False when the run is only displayed and cannot continue. */
  readonly mayGoOn?: boolean;
  readonly onClose: () => void;
}

/**
 * Progress of a bulk run, with a line for each item. Its buttons stop and continue the run, retry failed and unknown
 * items, and save the result as a file.
 */
export const BulkProgressDialog = <Item,>(props: BulkProgressDialogProps<Item>) => {
  const { title, ended, run, keyOf, labelOf, amountOf, fileName, done, columns, mayGoOn = true, onClose } = props;
  const snapshot = useBulkRun(run);
  const { lines, running, stopped, refusal, isStored } = snapshot;
  const counts = countsOf(snapshot);
  const isAllDone = !running && counts.done === lines.length;
  useEffect(
    function reportSuccess() {
      if (isAllDone && done !== undefined) notify.success(done);
    },
    [isAllDone, done],
  );
  const close = () => {
    run.close();
    onClose();
  };
  const download = () => {
    const headers = [
      ...columns.map(({ header }) => header),
      bulkTexts.columns.state,
      bulkTexts.columns.message,
      bulkTexts.columns.requestId,
    ];
    const rows = lines.map(({ item, state }) => [
      ...columns.map(({ valueOf, isNumber }) => (isNumber ? valueOf(item) : guardedText(valueOf(item)))),
      bulkTexts.states[shownState(state)],
      'message' in state ? state.message : '',
      'requestId' in state ? (state.requestId ?? '') : '',
    ]);
    saveFile(`${fileName}.csv`, csv([headers, ...rows]));
  };
  const actions = running ? (
    <Button variant="outlined" color="inherit" disabled={stopped} onClick={run.stop}>
      {stopped ? bulkTexts.stopping : bulkTexts.stop}
    </Button>
  ) : (
    <EndedActions run={run} counts={counts} mayGoOn={mayGoOn} onDownload={download} onClose={close} />
  );
  return (
    <AppDialog
      open
      title={running ? title : bulkTexts.ended(ended, counts.done, lines.length)}
      width={BULK_WIDTH}
      onClose={running ? undefined : close}
      keepOnBackdrop
      actions={actions}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Summary
          counts={counts}
          of={lines.length}
          total={
            amountOf &&
            totalText(lines.flatMap(({ item, state }) => (state.kind === 'done' ? (amountOf(item) ?? []) : [])))
          }
        />
        {refusal !== undefined && <Alert severity="warning">{refusal}</Alert>}
        {!mayGoOn && <Alert severity="info">{bulkTexts.notResumable}</Alert>}
        {running && !isStored && <Typography variant="body2">{bulkTexts.notStored}</Typography>}
        <BulkLines label={title} lines={lines} keyOf={keyOf} labelOf={labelOf} amountOf={amountOf} />
      </Box>
    </AppDialog>
  );
};
