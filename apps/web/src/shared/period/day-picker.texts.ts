import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

/** Words of the day picker. The library's own Spanish says "tú", and misspells a word. */
export const dayPickerTexts: Partial<PickersLocaleText> = {
  openDatePickerDialogue: (chosen) => (chosen === null ? 'Elegir día' : `Elegir día; el elegido es ${chosen}`),
  datePickerToolbarTitle: 'Elegir día',
  dateTableLabel: 'Días',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  calendarViewSwitchingButtonAriaLabel: (view) => (view === 'year' ? 'Ver los días' : 'Ver los años'),
  cancelButtonLabel: 'Cancelar',
  okButtonLabel: 'Aceptar',
  nextStepButtonLabel: 'Siguiente',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  empty: 'Vacío',
  fieldDayPlaceholder: () => 'DD',
  fieldMonthPlaceholder: () => 'MM',
  fieldYearPlaceholder: () => 'AAAA',
};
