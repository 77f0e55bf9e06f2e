export { fileSize } from './file-size';
export { cardNumber, cuit, dni } from './identity';
export { listed } from './listed';
export { date, dateTime, dayOf, daysBetween, longDay, readClock, shortDate, time } from './moment';
export { ABSENT, currencySymbol, exactDecimal, magnitude, money, percent, quantity, shortMoney } from './money';
export { agreeing, counted, ofTheOne, theOne, those, yesOrNo, type Noun } from './noun';
export {
  currentMonth,
  monthName,
  monthRange,
  parsePeriod,
  periodLabel,
  periodText,
  shiftMonth,
  wordedDay,
  type Period,
} from './period';
export { remainderOf, totalsOf, totalText, type Amount } from './totals';
export { sinceText } from './since';
export { withoutAccents } from './without-accents';
