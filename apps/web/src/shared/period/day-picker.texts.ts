import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

/** Words of the calendar. The library's own Spanish says "tú", and misspells a word. */
export const dayPickerTexts: Partial<PickersLocaleText> = {
  dateTableLabel: 'Días',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  calendarViewSwitchingButtonAriaLabel: (view) => (view === 'year' ? 'Ver los días' : 'Ver los años'),
};
