import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

/** Texts of the calendar. They replace the Spanish of the library, which addresses the person as "tú". */
export const dayPickerTexts: Partial<PickersLocaleText> = {
  dateTableLabel: 'Días',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  calendarViewSwitchingButtonAriaLabel: (view) => (view === 'year' ? 'Ver los días' : 'Ver los años'),
};
