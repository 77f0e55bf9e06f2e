import type { DraftSummary, WorkbookNotes } from '@backoffice/import-file';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Banner, Disclosure } from '@/shared/detail';
import { money } from '@/shared/format';
import { ColumnMatching } from './ColumnMatching';
import type { DraftChoice, DraftRefusal, DraftState } from './draft-session';
import { draftTexts as texts } from './draft.texts';
import { DraftGrid } from './DraftGrid';
import { DraftViews } from './DraftViews';
import { CheckOfIds, Elsewhere } from './IdsInUse';
import type { IdCheck } from './use-id-check';
import type { ImportDrafting } from './use-import-draft';

interface ChosenProps {
  readonly of: DraftState | DraftRefusal;
  readonly locked: boolean;
  readonly onChoice: (choice: DraftChoice) => void;
}

const Sheet = ({ of: { notes, choice }, locked, onChoice }: ChosenProps) => {
  const names = notes ? [notes.sheet, ...notes.otherSheets, ...notes.hiddenSheets] : [];
  if (!notes || names.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      label={texts.sheet}
      value={notes.sheet}
      disabled={locked}
      helperText={notes.otherSheets.length > 0 && texts.otherSheets(notes.otherSheets)}
      onChange={({ target }) => onChoice({ ...choice, sheet: target.value })}
      sx={{ maxWidth: 600 }}
    >
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** The row of the headings, which a person may choose where titles stand above it. */
const HeadingRow = ({ of: { firstRows, headingLine, choice }, locked, onChoice }: ChosenProps) => {
  if (firstRows.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      label={texts.headingRow}
      value={headingLine}
      disabled={locked}
      helperText={texts.headingRowHint}
      onChange={({ target }) => onChoice({ ...choice, line: Number(target.value) })}
      sx={{ maxWidth: 600 }}
    >
      {firstRows.map(({ line, text }) => (
        <MenuItem key={line} value={line} sx={{ whiteSpace: 'normal' }}>
          {texts.rowOf(line, text)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const Notes = ({ notes }: { readonly notes: WorkbookNotes }) => {
  const { hiddenSheets, hiddenRows, hiddenColumns, mergedAreas } = notes;
  const told = [
    ...(hiddenSheets.length > 0 ? [texts.hiddenSheets(hiddenSheets)] : []),
    ...(hiddenColumns > 0 ? [texts.hiddenColumns(hiddenColumns)] : []),
    ...(hiddenRows > 0 ? [texts.hiddenRows(hiddenRows)] : []),
    ...(mergedAreas > 0 ? [texts.mergedAreas(mergedAreas)] : []),
  ];
  return told.length === 0 ? null : <Banner tone="warning" title={told.join(' ')} />;
};

/** Ids that differ by case alone are two: a person says if they were meant as one. */
const CaseTwins = ({ count, onSee }: { readonly count: number; readonly onSee: () => void }) =>
  count > 0 && (
    <Banner
      tone="warning"
      title={texts.caseTwins(count)}
      action={<Button onClick={onSee}>{texts.seeCaseTwins}</Button>}
    >
      {texts.caseTwinsDetail}
    </Banner>
  );

interface ToldProps {
  readonly summary: DraftSummary;
  readonly locked: boolean;
  readonly onUndo: () => void;
}

const Told = ({ summary, locked, onUndo }: ToldProps) => {
  const { rowCount, readable, mendedCount, outCount } = summary;
  const undo = isAltered(summary) && (
    <Button size="small" color="inherit" disabled={locked} onClick={onUndo}>
      {texts.undo}
    </Button>
  );
  if (rowCount === 0) return <Banner tone="error" title={texts.allOut} action={undo} />;
  return (
    <Banner
      tone={rowCount > readable.count ? 'warning' : 'info'}
      title={texts.summary(rowCount, readable.count, money(readable.sum, 'ARS'))}
      action={undo}
    >
      {mendedCount + outCount > 0 && texts.changes(mendedCount, outCount)}
    </Banner>
  );
};

const isAltered = ({ changedCount, outCount }: DraftSummary): boolean => changedCount + outCount > 0;

const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;

interface DraftPreviewProps {
  readonly drafting: ImportDrafting;
  readonly check: IdCheck;
  readonly locked: boolean;
  /** Gives the file up while it is read. */
  readonly onCancel: () => void;
}

/** Milliseconds for which nothing is said: most files are read by then. */
const QUIET_MS = 400;

/** Reading of a large file, which can be given up: it ends with its worker. */
const Reading = ({ onCancel }: { readonly onCancel: () => void }) => (
  <Box sx={{ '@keyframes shown': { from: { visibility: 'hidden' } }, animation: `shown 0s ${QUIET_MS}ms backwards` }}>
    <Banner
      tone="info"
      title={texts.reading}
      action={
        <Button color="inherit" onClick={onCancel}>
          {texts.cancelReading}
        </Button>
      }
    >
      <LinearProgress aria-label={texts.reading} />
    </Banner>
  </Box>
);

/** A file before it is sent: how many rows and how much, what is wrong, and its rows to mend or to leave out. */
export const DraftPreview = ({ drafting: { drafted, ask }, check, locked, onCancel }: DraftPreviewProps) => {
  const choose = (choice: DraftChoice) => void ask({ kind: 'choose', choice });
  if (drafted.kind === 'reading') return <Reading onCancel={onCancel} />;
  if (drafted.kind === 'refused') {
    const { refusal } = drafted;
    if (!refusal) return null;
    return (
      <Box sx={stacked}>
        <Sheet of={refusal} locked={locked} onChoice={choose} />
        {refusal.notes && <Notes notes={refusal.notes} />}
        <HeadingRow of={refusal} locked={locked} onChoice={choose} />
        {refusal.headings.length > 0 && (
          <>
            <Typography variant="subtitle2">{texts.columnsTitle}</Typography>
            <ColumnMatching headings={refusal.headings} choice={refusal.choice} locked={locked} onChoice={choose} />
          </>
        )}
      </Box>
    );
  }
  const { state } = drafted;
  const { summary, notes, headings, choice, view } = state;
  const faultyCount = summary.rowCount - summary.readable.count;
  // another sheet or other columns are other rows: what was mended would be lost
  const isFixed = locked || isAltered(summary);
  return (
    <Box sx={stacked}>
      <Sheet of={state} locked={isFixed} onChoice={choose} />
      {notes && <Notes notes={notes} />}
      <Told summary={summary} locked={locked} onUndo={() => choose(choice)} />
      <CheckOfIds check={check} />
      <Elsewhere
        imports={summary.elsewhere}
        locked={locked}
        onLeaveOut={() => void ask({ kind: 'leaveOut', isOut: true, which: 'elsewhere' })}
      />
      <CaseTwins count={summary.caseCount} onSee={() => void ask({ kind: 'show', view: 'case' })} />
      <Disclosure open={texts.matchColumns} close={texts.hideColumns}>
        <HeadingRow of={state} locked={isFixed} onChoice={choose} />
        <ColumnMatching headings={headings} choice={choice} locked={isFixed} onChoice={choose} />
      </Disclosure>
      <DraftViews summary={summary} view={view} onView={(shown) => void ask({ kind: 'show', view: shown })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {texts.hint}
        </Typography>
        {faultyCount > 0 && (
          <Button
            size="small"
            disabled={locked}
            onClick={() => void ask({ kind: 'leaveOut', isOut: true, which: 'faulty' })}
          >
            {texts.leaveOutFaulty(faultyCount)}
          </Button>
        )}
      </Box>
      <DraftGrid state={state} locked={locked} ask={ask} />
    </Box>
  );
};
