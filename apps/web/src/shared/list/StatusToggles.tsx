import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Choice } from './filters';
import { filterTexts as texts } from './list.texts';

/** Stands for all: a toggle has no value for nothing. */
const ALL = '';

interface StatusTogglesProps<Status extends string> {
  /** Null for all. */
  readonly status: Status | null;
  readonly choices: readonly Choice<Status>[];
  /** Name of what is chosen, where it is no status. */
  readonly label?: string;
  readonly onChange: (status: Status | null) => void;
}

/** One status at a time, or all, each a button (B58, B73). */
export const StatusToggles = <Status extends string>({
  status,
  choices,
  label = texts.status,
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
    sx={{ flexWrap: 'wrap' }}
  >
    <ToggleButton value={ALL}>{texts.allStatuses}</ToggleButton>
    {choices.map(({ id, name }) => (
      <ToggleButton key={id} value={id}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
