export {
  chosenPeriodLabel,
  FIRST_DAY,
  readPeriod,
  sinceFirstDay,
  writePeriod,
  type ChosenPeriod,
} from './chosen-period';
export { PeriodField } from './PeriodField';
