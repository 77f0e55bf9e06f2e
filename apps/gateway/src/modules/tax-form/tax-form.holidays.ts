/**
 * National holidays of Argentina and days without work beside them, month and day by the year, as the Ministry of the
 * Interior publishes them (laws 27.399 and 23.555). Those of a year that is not here count as ordinary days.
 */
const holidays: Readonly<Record<string, string>> = {
  2025: '01-01 03-03 03-04 03-24 04-02 04-18 05-01 05-02 05-25 06-16 06-20 07-09 08-15 08-17 10-10 11-21 11-24 12-08 12-25',
  2026: '01-01 02-16 02-17 03-23 03-24 04-02 04-03 05-01 05-25 06-15 06-20 07-09 07-10 08-17 10-12 11-23 12-07 12-08 12-25',
  2027: '01-01 02-08 02-09 03-24 03-26 04-02 05-01 05-25 06-20 06-21 07-09 08-16 10-11 11-20 12-08 12-25',
};

const days: ReadonlySet<string> = new Set(
  Object.entries(holidays).flatMap(([year, all]) => all.split(' ').map((day) => `${year}-${day}`)),
);

/** Asks if a day, such as `2026-02-16`, is a holiday. */
export const isHoliday = (day: string): boolean => days.has(day);
