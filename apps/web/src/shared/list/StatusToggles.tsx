import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Choice } from './filters';
import { filterTexts as texts } from './list.texts';
import { withWaiting, type Waiting } from './waiting';

/** Value of the option "all". A toggle group cannot hold `null`. */
const ALL = '';

interface StatusTogglesProps<Status extends string> {
  /** Chosen status; null for all. */
  readonly status: Status | null;
  readonly choices: readonly Choice<Status>[];
  /** Accessible name, for choices that are not statuses. */
  readonly label?: string;
  readonly waiting?: Waiting;
  readonly onChange: (status: Status | null) => void;
}

/** Buttons of statuses, of which one or "all" is chosen (B58, B73). */
export const StatusToggles = <Status extends string>({
  status,
  choices,
  label = texts.status,
  waiting,
  onChange,
}: StatusTogglesProps<Status>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={status ?? ALL}
    onChange={(_event, chosen: string | null) => {
      if (chosen !== null) onChange(choices.find(({ id }) => id === chosen)?.id ?? null);
    }}
    // one line, which scrolls when there is no room; the padding leaves space for the focus ring
    sx={{
      m: '-4px',
      p: '4px',
      maxWidth: 'calc(100% + 8px)',
      overflowX: 'auto',
      '& > button': {
        flex: 'none',
        px: { xs: 1, sm: 1.5 },
        // room for a number, without a further line beside the title
        '@container page (max-width: 1200px)': { px: 1 },
      },
      // beside an open panel the toggles stay on the line of the title, so that the rows do not move
      '@container page (min-width: 600px) and (max-width: 700px)': {
        '&& > button': { px: '5px', fontSize: '0.75rem' },
      },
    }}
  >
    <ToggleButton value={ALL}>{texts.allStatuses}</ToggleButton>
    {choices.map(({ id, name }) => {
      const shown = withWaiting(name, id, waiting);
      return (
        <ToggleButton key={id} value={id} title={shown.title}>
          {shown.name}
        </ToggleButton>
      );
    })}
  </ToggleButtonGroup>
);
