import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { FormLock } from '@/shared/form';
import { dayOf, longDay, time } from '@/shared/format';
import { cronOf, firstPreset, nextRuns, presetOf, type Frequency, type Preset } from './cron';
import { cronTexts, scheduleTexts as texts } from './schedule.texts';

/** Number of next runs that are shown (GAP-24). */
const SHOWN_RUNS = 3;

const frequencies: readonly Frequency[] = ['daily', 'weekdays', 'weekly', 'monthly'];
const from = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, at) => first + at);
/** Days of the week from Monday; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

interface ChoiceProps extends Pick<TextFieldProps, 'label' | 'autoFocus'> {
  readonly value: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ value, choices, onChoose, ...field }: ChoiceProps) => {
  const locked = useContext(FormLock);
  return (
    <TextField
      {...field}
      select
      required
      fullWidth
      size="small"
      disabled={locked}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map(([choice, text]) => (
        <MenuItem key={choice} value={choice}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** List of the next runs of a cron expression, in the time of Buenos Aires. */
export const NextRuns = ({ cron }: { readonly cron: string }) => {
  const runs = nextRuns(cron, SHOWN_RUNS);
  if (runs.length === 0) return <Typography variant="body2">{texts.unreadable}</Typography>;
  return (
    <div>
      <Typography variant="caption" color="textSecondary">
        {texts.nextRuns} · {texts.timeZone}
      </Typography>
      <Stack component="ul" aria-label={texts.nextRuns} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {runs.map((run) => (
          <Typography key={run.getTime()} component="li" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {texts.run(longDay(run), dayOf(run).slice(0, 4), time(run))}
          </Typography>
        ))}
      </Stack>
    </div>
  );
};

interface CronFieldsProps {
  /** Cron expression; empty until a frequency is chosen. */
  readonly value: string;
  readonly onChange: (cron: string) => void;
}

/** Fields that choose a frequency. An expression from another system can be kept unchanged (GAP-24). */
export const CronFields = ({ value, onChange }: CronFieldsProps) => {
  const preset = presetOf(value);
  const isCustom = value !== '' && !preset;
  const change = (part: Partial<Preset>) =>
    onChange(cronOf({ ...firstPreset, frequency: 'daily', ...preset, ...part }));
  return (
    <>
      <Choice
        label={texts.cron}
        autoFocus
        value={preset?.frequency ?? value}
        choices={[
          ...(isCustom ? [[value, cronTexts.custom(value)] as const] : []),
          ...frequencies.map((one) => [one, cronTexts.frequencies[one]] as const),
        ]}
        onChoose={(chosen) => {
          const frequency = frequencies.find((one) => one === chosen);
          if (frequency) change({ frequency });
        }}
      />
      {preset?.frequency === 'weekly' && (
        <Choice
          label={texts.weekday}
          value={String(preset.weekday)}
          choices={weekdays.map((day) => [String(day), cronTexts.weekdays[day] ?? ''])}
          onChoose={(day) => change({ weekday: Number(day) })}
        />
      )}
      {preset?.frequency === 'monthly' && (
        <Choice
          label={texts.day}
          value={String(preset.day)}
          choices={from(1, 28).map((day) => [String(day), String(day)])}
          onChoose={(day) => change({ day: Number(day) })}
        />
      )}
      {preset && (
        <Choice
          label={texts.hour}
          value={String(preset.hour)}
          choices={from(0, 24).map((hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`])}
          onChoose={(hour) => change({ hour: Number(hour) })}
        />
      )}
      {value !== '' && <NextRuns cron={value} />}
    </>
  );
};
