// Guards: Amounts, dates, periods and identities are formatted as in Argentina. The period of an address is validated.
import {
  cardNumber,
  cuit,
  currentMonth,
  date,
  dateTime,
  dni,
  exactDecimal,
  longDay,
  money,
  monthName,
  monthRange,
  parsePeriod,
  percent,
  periodLabel,
  periodText,
  quantity,
  shiftMonth,
} from './index';

const NBSP = '\u00a0';

describe('money', () => {
  test('has two decimals and the currency in the Argentine format', () => {
    expect(money('1234.5', 'ARS')).toBe(`$${NBSP}1.234,50`);
    expect(money('-0.5', 'ARS')).toBe(`-$${NBSP}0,50`);
    expect(money('10', 'USD')).toBe(`US$${NBSP}10,00`);
  });

  test('keeps every digit of an amount that a binary number would round', () => {
    expect(money('90071992547409931234.57', 'ARS')).toBe(`$${NBSP}90.071.992.547.409.931.234,57`);
  });

  test('shows a missing amount as a dash, an unreadable one unchanged, and an amount without a known currency', () => {
    expect(money(null, 'ARS')).toBe('—');
    expect(money('mil', 'ARS')).toBe('mil');
    expect(money('5', null)).toBe('5,00');
    expect(money('5', 'pesos')).toBe('pesos 5,00');
  });

  test('shows a rate as a percentage and a count with separators of thousands', () => {
    expect(percent('3.5')).toBe('3,50%');
    expect(percent(undefined)).toBe('—');
    expect(quantity(12345)).toBe('12.345');
    expect(exactDecimal('1234.00001234')).toBe('1.234,00001234');
  });
});

describe('dates and times', () => {
  test('are shown in Buenos Aires time, whatever the zone of the machine', () => {
    expect(dateTime('2026-11-21T02:04:05.000Z')).toBe('20/11/2026 23:04:05');
    expect(dateTime('2026-11-21T03:00:00.000Z')).toBe('21/11/2026 00:00:00');
    expect(date('2026-11-21T02:59:59.999Z')).toBe('20/11/2026');
  });

  test('a calendar day has no zone', () => {
    expect(date('2026-11-21')).toBe('21/11/2026');
  });

  test('a day in words has its weekday and month', () => {
    expect(longDay(new Date('2026-11-21T02:00:00Z'))).toBe('Viernes, 20 de noviembre');
  });

  test('a missing value is a dash, and an unreadable text is unchanged', () => {
    expect(dateTime(null)).toBe('—');
    expect(date('ayer')).toBe('ayer');
  });
});

describe('periods', () => {
  test('the month changes at midnight of Buenos Aires', () => {
    expect(currentMonth(new Date('2026-12-01T02:59:59Z'))).toBe('2026-11');
    expect(currentMonth(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12');
  });

  test('a month runs from its first to its last day', () => {
    expect(monthRange('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(() => monthRange('2026-13')).toThrow('is not a month');
  });

  test('a month can be shifted across years', () => {
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(shiftMonth('2026-11', 2)).toBe('2027-01');
  });

  test('the address accepts a month or two days, and nothing else', () => {
    expect(parsePeriod('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(parsePeriod('2026-11-03..2026-12-02')).toEqual({ from: '2026-11-03', to: '2026-12-02' });
    for (const wrong of [
      '',
      'noviembre',
      '2026-13',
      '2026-02-30..2026-03-01',
      '2026-12-02..2026-11-03',
      '2026-11-03',
      'a..b..c',
    ])
      expect(parsePeriod(wrong)).toBeUndefined();
  });

  test('a whole month is written as a month, the rest as two days', () => {
    expect(periodText(monthRange('2026-11'))).toBe('2026-11');
    expect(periodText({ from: '2026-11-03', to: '2026-11-30' })).toBe('2026-11-03..2026-11-30');
    expect(periodLabel(monthRange('2026-11'))).toBe('Noviembre 2026');
    expect(periodLabel({ from: '2026-11-03', to: '2026-11-30' })).toBe('03/11/2026 – 30/11/2026');
    expect(monthName('2026-01')).toBe('Enero 2026');
  });
});

describe('identities', () => {
  test('a CUIT, a DNI and a card number have separators', () => {
    expect(cuit('20267565392')).toBe('20-26756539-2');
    expect(cuit('123')).toBe('123');
    expect(dni('26756539')).toBe('26.756.539');
    expect(dni('5123456')).toBe('5.123.456');
    expect(cardNumber('450995', '3704')).toBe('450995 •••••• 3704');
    expect(cardNumber(null, null)).toBe('—');
  });
});
