import { readDay } from '@backoffice/validators';
import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs from 'dayjs';
import { useState, type MouseEvent } from 'react';
import { date, type Period } from '@/shared/format';
import { periodTexts as texts } from './period.texts';

interface DayFieldProps {
  readonly label: string;
  /** Text as typed. */
  readonly text: string;
  /** @param isWhole false while the person types; true after a paste, a choice, or leaving the field */
  readonly onChange: (text: string, isWhole: boolean) => void;
  /** First and last day that can be chosen. */
  readonly bounds: Period | undefined;
  readonly error: boolean;
  /** Id of the element with the problem. */
  readonly describedBy: string;
}

/** Selects the text on the first click, so that typing replaces it. A second click places the caret. */
const selectFirst = (event: MouseEvent) => {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target === document.activeElement) return;
  event.preventDefault();
  target.select();
  target.focus();
};

/** Field for a day, which is typed or pasted in one of several formats (`readDay`), or chosen in a calendar. */
export const DayField = ({ label, text, onChange, bounds, error, describedBy }: DayFieldProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const read = readDay(text);
  const day = read === undefined ? null : dayjs(read).locale('es');
  return (
    <>
      <TextField
        label={label}
        value={text}
        error={error}
        placeholder={texts.placeholder}
        onChange={({ target, nativeEvent }) =>
          onChange(target.value, nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste')
        }
        onFocus={({ target }) => target.select()}
        onBlur={() => onChange(read === undefined ? text : date(read), true)}
        slotProps={{
          htmlInput: { autoComplete: 'off', 'aria-describedby': describedBy, onMouseDown: selectFirst },
          input: {
            sx: { pr: 0.5 },
            endAdornment: (
              <InputAdornment position="end" sx={{ ml: 0 }}>
                <IconButton
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={texts.choose(label, day?.format('D [de] MMMM [de] YYYY'))}
                  onClick={({ currentTarget }) => setAnchor(currentTarget)}
                >
                  <CalendarToday fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': texts.chooseDay } }}
      >
        <DateCalendar
          autoFocus
          value={day}
          {...(bounds ? { minDate: dayjs(bounds.from), maxDate: dayjs(bounds.to) } : {})}
          onChange={(chosen, state) => {
            if (!chosen?.isValid() || state !== 'finish') return;
            onChange(chosen.format('DD/MM/YYYY'), true);
            setAnchor(null);
          }}
        />
      </Popover>
    </>
  );
};
