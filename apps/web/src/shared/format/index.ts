export { cardNumber, cuit, dni } from './identity';
export { date, dateTime, longDay, time } from './moment';
export { ABSENT, currencySymbol, exactDecimal, money, percent, quantity } from './money';
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
