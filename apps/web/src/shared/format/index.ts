export { cardNumber, cuit, dni } from './identity';
export { date, dateTime, dayOf, longDay, time, TIME_ZONE } from './moment';
export { ABSENT, exactDecimal, money, percent, quantity } from './money';
export {
  currentMonth,
  monthName,
  monthRange,
  parsePeriod,
  periodLabel,
  periodText,
  shiftMonth,
  type Period,
} from './period';
