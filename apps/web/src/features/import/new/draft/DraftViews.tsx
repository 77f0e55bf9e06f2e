import { faultText, type DraftSummary, type DraftView } from '@backoffice/import-file';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { draftTexts as texts } from './draft.texts';

interface ViewsProps {
  readonly summary: DraftSummary;
  readonly view: DraftView;
  readonly onView: (view: DraftView) => void;
}

/** Kinds of faults, each with its number of rows, and a press away from them. */
const Faults = ({ summary: { faults }, view, onView }: ViewsProps) => (
  <Box component="ul" aria-label={texts.faults} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {faults.map(({ code, count }) => (
      <li key={code}>
        <Button
          size="small"
          color="inherit"
          aria-pressed={view === code}
          onClick={() => onView(code)}
          sx={{
            justifyContent: 'start',
            textAlign: 'left',
            whiteSpace: 'normal',
            fontWeight: 400,
            '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
          }}
        >
          <span>
            {faultText(code)}{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {texts.faultRows(count)}
            </Typography>
          </span>
        </Button>
      </li>
    ))}
  </Box>
);

/** Rows that can be looked at: those with a fault, of one kind or of any, all, those that were changed or left out. */
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
        sx={{ flexWrap: 'wrap' }}
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
