import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

/** Texts of the calendar. The library's own Spanish uses "tú" and has a spelling mistake. */
export const dayPickerTexts: Partial<PickersLocaleText> = {
  dateTableLabel: 'Días',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  calendarViewSwitchingButtonAriaLabel: (view) => (view === 'year' ? 'Ver los días' : 'Ver los años'),
};
