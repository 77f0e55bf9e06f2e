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
  /** Day as it is typed. */
  readonly text: string;
  /** @param isWhole false while it is typed, letter by letter */
  readonly onChange: (text: string, isWhole: boolean) => void;
  /** Days outside of them are not offered. */
  readonly bounds: Period | undefined;
  readonly error: boolean;
  /** Id of the element that says what is wrong. */
  readonly describedBy: string;
}

/** Selects the day where a click comes to it: what is typed takes its place. A second click puts the caret. */
const selectFirst = (event: MouseEvent) => {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target === document.activeElement) return;
  event.preventDefault();
  target.select();
  target.focus();
};

/** A day, typed or pasted in any form that means one day alone, or chosen in a calendar. */
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
