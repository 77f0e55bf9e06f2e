const timeZone = 'America/Argentina/Buenos_Aires';
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Calendar day in Buenos Aires, `2026-11-21`; days sort as text. */
export const dayOf = (moment: Date): string => dayFormat.format(moment);
