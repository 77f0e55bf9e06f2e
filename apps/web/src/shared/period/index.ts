export { chosenPeriodLabel, readPeriod } from './chosen-period';
export { PeriodField } from './PeriodField';
