export { chosenPeriodLabel, daysOf, readPeriod, writePeriod, type ChosenPeriod } from './chosen-period';
export { PeriodField } from './PeriodField';
