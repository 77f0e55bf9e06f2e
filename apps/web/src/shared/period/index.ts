export { chosenPeriodLabel, readPeriod, writePeriod, type ChosenPeriod } from './chosen-period';
export { FIRST_DAY, PeriodField } from './PeriodField';
