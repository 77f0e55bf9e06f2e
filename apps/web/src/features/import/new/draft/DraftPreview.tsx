import type { DraftSummary, WorkbookNotes } from '@backoffice/import-file';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Banner, BELOW_BARS, Disclosure } from '@/shared/detail';
import { money } from '@/shared/format';
import type { Tone } from '@/shared/theme';
import { ColumnMatching } from './ColumnMatching';
import type { DraftChoice, DraftRefusal, DraftState } from './draft-session';
import { draftTexts as texts } from './draft.texts';
import { DraftGrid } from './DraftGrid';
import { DraftViews } from './DraftViews';
import { CaseTwins, CheckOfIds, Elsewhere } from './IdsInUse';
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

/** Field that chooses the heading row, for a file with titles above it. */
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

const Notes = ({ notes, tone }: { readonly notes: WorkbookNotes; readonly tone: Tone }) => {
  const { hiddenSheets, hiddenRows, hiddenColumns, mergedAreas } = notes;
  const told = [
    ...(hiddenSheets.length > 0 ? [texts.hiddenSheets(hiddenSheets)] : []),
    ...(hiddenColumns > 0 ? [texts.hiddenColumns(hiddenColumns)] : []),
    ...(hiddenRows > 0 ? [texts.hiddenRows(hiddenRows)] : []),
    ...(mergedAreas > 0 ? [texts.mergedAreas(mergedAreas)] : []),
  ];
  return told.length === 0 ? null : <Banner tone={tone} title={told.join(' ')} />;
};

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

/** Delay in milliseconds before the progress appears: most files are read by then. */
const QUIET_MS = 400;

/** Progress of reading a large file, with a button that cancels it by ending its worker. */
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

/** Returns the most urgent message of a file. Only this one has the warning color. */
const leadingOf = ({ rowCount, readable, elsewhere, caseCount }: DraftSummary) => {
  if (rowCount > readable.count) return 'faults';
  if (elsewhere.length > 0) return 'elsewhere';
  return caseCount > 0 ? 'case' : 'notes';
};

interface ReadProps {
  readonly state: DraftState;
  readonly ask: ImportDrafting['ask'];
  readonly check: IdCheck;
  readonly locked: boolean;
  readonly onChoice: (choice: DraftChoice) => void;
}

/** Preview of a file: messages and rows. */
const Read = ({ state, ask, check, locked, onChoice }: ReadProps) => {
  const { summary, notes, headings, choice, view } = state;
  const hasFaults = summary.faults.length > 0;
  const told = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  useEffect(
    function scrollToFaults() {
      // once only: later corrections must not scroll the page
      if (isNew.current && hasFaults) told.current?.scrollIntoView({ block: 'start' });
      isNew.current = false;
    },
    [hasFaults],
  );
  const leading = leadingOf(summary);
  const toneOf = (part: ReturnType<typeof leadingOf>): Tone => (part === leading ? 'warning' : 'info');
  // another sheet or other columns would discard the corrections
  const isFixed = locked || isAltered(summary);
  return (
    <Box sx={stacked}>
      <Sheet of={state} locked={isFixed} onChoice={onChoice} />
      {notes && <Notes notes={notes} tone={toneOf('notes')} />}
      <CheckOfIds check={check} />
      <Elsewhere
        imports={summary.elsewhere}
        tone={toneOf('elsewhere')}
        locked={locked}
        onLeaveOut={() => void ask({ kind: 'leaveOut', isOut: true, which: 'elsewhere' })}
      />
      <CaseTwins summary={summary} tone={toneOf('case')} onSee={() => void ask({ kind: 'show', view: 'case' })} />
      <Disclosure open={texts.matchColumns} close={texts.hideColumns}>
        <HeadingRow of={state} locked={isFixed} onChoice={onChoice} />
        <ColumnMatching headings={headings} choice={choice} locked={isFixed} onChoice={onChoice} />
      </Disclosure>
      <Box ref={told} sx={{ scrollMarginTop: BELOW_BARS }}>
        <Told summary={summary} locked={locked} onUndo={() => onChoice(choice)} />
      </Box>
      <DraftViews summary={summary} view={view} onView={(shown) => void ask({ kind: 'show', view: shown })} />
      <DraftGrid state={state} locked={locked} ask={ask} />
    </Box>
  );
};

interface DraftPreviewProps {
  readonly drafting: ImportDrafting;
  readonly check: IdCheck;
  readonly locked: boolean;
  /** Cancels the reading of the file. */
  readonly onCancel: () => void;
}

/** Preview of a file before it is sent: number of rows, amount, faults, and rows to correct or exclude. */
export const DraftPreview = ({ drafting: { drafted, ask }, check, locked, onCancel }: DraftPreviewProps) => {
  const choose = (choice: DraftChoice) => void ask({ kind: 'choose', choice });
  if (drafted.kind === 'reading') return <Reading onCancel={onCancel} />;
  if (drafted.kind === 'read')
    return <Read state={drafted.state} ask={ask} check={check} locked={locked} onChoice={choose} />;
  const { refusal } = drafted;
  if (!refusal) return null;
  return (
    <Box sx={stacked}>
      <Sheet of={refusal} locked={locked} onChoice={choose} />
      {refusal.notes && <Notes notes={refusal.notes} tone="warning" />}
      <HeadingRow of={refusal} locked={locked} onChoice={choose} />
      {refusal.headings.length > 0 && (
        <>
          <Typography variant="subtitle2">{texts.columnsTitle}</Typography>
          <ColumnMatching headings={refusal.headings} choice={refusal.choice} locked={locked} onChoice={choose} />
        </>
      )}
    </Box>
  );
};
