import { faultText, type DraftSummary, type DraftView } from '@backoffice/import-file';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { draftTexts as texts } from './draft.texts';

interface ViewsProps {
  readonly summary: DraftSummary;
  readonly view: DraftView;
  readonly onView: (view: DraftView) => void;
}

/** Chips with the kinds of faults and their number of rows. A second press on a chip shows all rows with faults. */
const Faults = ({ summary: { faults }, view, onView }: ViewsProps) => (
  <Box
    component="ul"
    aria-label={texts.faults}
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
  >
    {faults.map(({ code, count }) => (
      <Box component="li" key={code} sx={{ minWidth: 0, maxWidth: '100%' }}>
        <Chip
          component="button"
          type="button"
          size="small"
          color={view === code ? 'primary' : 'default'}
          variant={view === code ? 'filled' : 'outlined'}
          aria-pressed={view === code}
          onClick={() => onView(view === code ? 'faulty' : code)}
          label={
            <>
              {faultText(code)} <strong>{texts.faultRows(count)}</strong>
            </>
          }
          sx={{
            height: 'auto',
            minHeight: 28,
            py: 0.25,
            textAlign: 'left',
            '& .MuiChip-label': { whiteSpace: 'normal' },
          }}
        />
      </Box>
    ))}
  </Box>
);

/**
 * Chips and toggle buttons that choose the shown rows. A chip shows one kind of fault. A toggle button shows faulty,
 * all, edited or excluded rows, ids that differ only in case, or ids of other imports.
 */
export const DraftViews = (props: ViewsProps) => {
  const { summary, view, onView } = props;
  const { rowCount, readable, changedCount, outCount, faults, elsewhere } = summary;
  const views: readonly (readonly [DraftView, number, (count: number) => string])[] = [
    ['faulty', rowCount - readable.count, texts.faulty],
    ['all', rowCount + outCount, texts.all],
    ['changed', changedCount, texts.changed],
    ['out', outCount, texts.out],
    ['case', summary.caseCount, texts.caseViews],
    ['elsewhere', elsewhere.reduce((sum, { count }) => sum + count, 0), texts.repeatedViews],
  ];
  return (
    <>
      {faults.length > 0 && <Faults {...props} />}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.views}
        value={view}
        onChange={(_event, chosen: DraftView | null) => onView(chosen ?? view)}
        sx={{
          flexWrap: { xs: 'nowrap', sm: 'wrap' },
          overflowX: { xs: 'auto', sm: 'visible' },
          '& > *': { flex: 'none' },
        }}
      >
        {views.map(([name, count, label]) =>
          count > 0 || name === view ? (
            <ToggleButton key={name} value={name}>
              {label(count)}
            </ToggleButton>
          ) : null,
        )}
      </ToggleButtonGroup>
    </>
  );
};
